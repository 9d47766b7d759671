# Lessons and courses, in the terminal and on the page.

learn-title = Lesson: { $title }
learn-minutes = { $minutes } min
learn-step = Step { $step } of { $steps }
learn-wrong = Not this one. Nothing has changed: try again.
learn-left = You can come back to this lesson at any time.
learn-done = Lesson done.
learn-next = Next: { $title } ({ $command })
learn-page = Learn
learn-slogan = Short lessons on the real table. No reading first, nothing to lose.
learn-go-on = Go on
learn-begin = Begin
learn-state-done = done
learn-state-next = next
learn-state-later = later
learn-count = { $done } of { $all } done
learn-to-go = { $minutes } min to go
learn-show-me = Show me
learn-again = Try again
learn-to-course = All lessons
learn-next-lesson = Next lesson: { $title }
learn-not-stored = Your progress could not be stored: this page will forget it.
learn-faults = Some lessons cannot be read:
learn-none = There are no lessons for this game yet.
learn-guided = First guided game
learn-guided-about =
    { $n ->
        [one] one easy bot, each phase explained
       *[other] { $n } easy bots, each phase explained
    }
learn-to-rulebook = Back to the rulebook
learn-made-title = Turn { $turn }
learn-made-goal = Find the move that was played here, or a better one.
learn-made-end = That was the move. Edit these texts and add steps.
learn-made-say = What do you do here?
learn-stops = finished by { $finished }; left before each step: { $left }
learn-summary = One-page summary
