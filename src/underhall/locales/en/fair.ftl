# The fair shuffle: what “underhall verify” and the page “Check the shuffle” say. docs/howto/fair-shuffle.md explains it.

fair-not-promised =
    { $shuffle ->
        [chosen] The seed of this game was chosen when the table was opened. Nothing was promised about the shuffle.
        [continued] This game went on from a moment of an earlier one, with its seed. Nothing new was shuffled.
       *[earlier] This game is from before shuffles could be checked. Nothing was promised about the shuffle.
    }
fair-commitment-good = The server’s secret fits the fingerprint that it published when the table was opened: { $commitment }
fair-commitment-changed = The fingerprint was changed: the game was dealt with this secret, but the fingerprint is of another one.
fair-secret-changed = The server’s secret was changed: it does not fit the fingerprint, and the game was not dealt with it.
fair-seals-changed = The list of random numbers was changed: it does not have one line for each seat.
fair-nobody-added = Nobody added a random number. The server alone decided the shuffle, before the game.
fair-contribution-good = Seat { $seat }: the random number is the one that was sealed when the player sat down.
fair-contribution-missing = Seat { $seat }: the page sealed a random number but did not send it in time. The game was dealt without it.
fair-contribution-changed = Seat { $seat }: the random number was changed. It does not fit its seal.
fair-settings-good = Game, seats and options are those that were agreed on.
fair-settings-changed = The game, its seats or its options were changed after the game.
fair-seed-good = The seed follows from the secret, the random numbers and the settings.
fair-seed-changed = The seed does not follow from the secret, the random numbers and the settings.
fair-other-rules = This game was played with other rules or cards than yours, so it cannot be replayed here. Check it with the version that it was played with.
fair-game-impossible = There is no such game: its name, seats or options are wrong.
fair-answer-changed = Answer { $answer } of { $answers } was changed: from there on this seed leads to a different game.
fair-answers-missing = Some of the game is missing. Answers: { $answers }; checks of them: { $checks }.
fair-answers-good = The whole game was replayed from its seed and is the same after every answer. Answers: { $answers }.
fair-ending-good = Winners and scores are those of the replayed game.
fair-ending-vote = The players ended the game early.
fair-ending-changed = The result was changed: the replayed game ends differently.
fair-noted-good = The fingerprint is the one that you noted.
fair-noted-changed = The fingerprint is not the one that you noted. This is the proof of another shuffle.
fair-verified = Verified: everything fits.
fair-not-verified = Not verified: something does not fit.

## The page

fair-title = Check the shuffle
fair-about = Before the game the server fixed a secret and published its fingerprint, and the page of every player sealed a random number. All of it together made the shuffle, so nobody could choose it. Now everything is open.
fair-here = Worked out by your browser
fair-there = Replayed by the server’s engine
fair-yours = Your random number
fair-yours-used = The number that your browser drew went into this shuffle, and the fingerprint and the seals are those it saw before the game.
fair-yours-unused = The number that your browser drew is not in this shuffle: it did not reach the server in time.
fair-yours-changed = The fingerprint, the seals or your number are not those that your browser saw before the game. Save the proof and ask the host.
fair-yours-none = This browser added nothing to this game.
fair-save = Save the proof
fair-command = To check it without this server, save the proof and run:
