"""Lessons: a position, what is to be done in it step by step, and what is said about that."""

from underhall.learn.courses import Course, course, courses, examples, lesson
from underhall.learn.lesson import Lesson, Step, Text
from underhall.learn.made import lesson_from
from underhall.learn.run import LessonRun, Wrong

__all__ = [
    "Course",
    "Lesson",
    "LessonRun",
    "Step",
    "Text",
    "Wrong",
    "course",
    "courses",
    "examples",
    "lesson",
    "lesson_from",
]
