"""What a greedy player of Munchkin Quest sees in a position: how strong everybody is, and how fights would end.

Everything here looks at imagined worlds, never at the real table. Cards, powers and bargains are tried in a copy: the
effects under way are worked off while nobody responds, and what then lies on the table is counted, a fight by its
odds. Where to go and what to do there is judged by rules of thumb. Worth is counted in hundredths of a level.
"""
