# Accounts, ratings and friends, on the page.

account-note = Optional: you can play everything as a guest.
account-keep = Keep your name
account-keep-about = With an account your name is yours alone, your games and progress follow you to every device, and you can play rated games.
account-name = Name
account-password = Password
account-password-about = At least 8 characters. A few random words are best.
account-sign-up = Create account
account-sign-up-passkey = With a passkey
account-log-in = Log in
account-log-in-passkey = Log in with a passkey
account-log-in-about = Games you played as a guest on this device move to your account.
account-log-out = Log out
account-as = Logged in as { $name }
account-profile-of = Profile
account-profile = My profile
account-no-passkeys = Passkeys need a server with a name and a secure connection (https). Here, use a password.
account-devices = Devices
account-device-unknown = Unknown device
account-device-here = this device
account-device-seen = last used { $date }
account-device-end = Log out
account-device-end-label = Log out { $device }
account-devices-end = Log out all others
account-passkeys = Passkeys
account-passkeys-none = You have no passkey yet. It replaces the password with your device’s lock.
account-passkey-add = Add a passkey
account-passkey-since = added { $date }
account-passkey-remove = Remove
account-passkey-remove-label = Remove the passkey from { $device }
account-password-change = Change password
account-password-set = Set a password
account-password-old = Current password
account-password-new = New password
account-password-save = Save
account-password-changed = Saved. All other devices have been logged out.
account-data = Your data
account-export = Download my data
account-erase = Erase my account
account-erase-about = Your account, ratings, friends, progress and chat will be gone for good. Finished games stay without your name.
account-erase-name = To confirm, type your name: { $name }
account-erase-now = Erase everything
account-erased = Everything has been erased. You are a guest again.
account-rated = Rated game
account-rated-about = Counts towards the ratings of everyone at the table. Only for people with an account, and bots. Whoever leaves comes last.
account-rating = { $rating } ± { $deviation }
account-rating-label = Rating { $rating }, give or take { $deviation }
account-change-up = +{ $n }
account-change-down = −{ $n }
account-change-none = ±0
account-not-counted = This game does not change any rating.
person-since = Here since { $date }
person-ratings = Ratings
person-ratings-none = No rated games yet.
person-rating-of = { $game }, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
person-record = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
person-curve = Rating from { $first } to { $last }
person-statistics = Games played
person-history = Last games
person-history-none = No public games yet.
person-won = won
person-lost = not won
person-you = This is you.
person-ask = Ask to be friends
person-asked = You have asked. No answer yet.
person-accept = Accept friend request
person-refuse = Refuse
person-friend = You are friends.
person-remove = End friendship
person-withdraw = Withdraw
person-block = Block
person-blocked = You have blocked this person.
person-unblock = Unblock
friends-title = Friends
friends-none = Nobody yet. Open someone’s profile to ask them, or type a name.
friends-name = Name of a player
friends-ask = Ask
friends-asking = Wants to be friends: { $name }
friends-asked = Asked: { $name }
friends-invitation = { $name } invites you: { $game }
friends-join = Go to the table
friends-decline = Decline
friends-invite = Your friends
friends-invited = Invited
refused-erase-name = Type your name exactly to confirm: { $name }.
refused-friend-blocked = You have blocked this person. Unblock them first.
refused-friend-not-asked = This person has not asked you. Ask them instead.
refused-friend-self = That is you. Choose someone else.
refused-friends-many = You already have { $most } friends here. Remove someone first.
refused-last-way = This is your only way in. Set a password first.
refused-login = The name or the password is wrong. Check both and try again.
refused-name-odd = A name can have only letters, digits, spaces, hyphens, full stops and apostrophes.
refused-name-short = That is too short: a name needs at least { $least } letters or digits.
refused-no-device = That device or passkey is no longer in your list. Reload the page.
refused-nobody-named = Nobody here has an account under that name. Check the spelling.
refused-not-friend = You can invite friends only. Ask this person first.
refused-passkey = That passkey was not accepted. Try again, or use another one.
refused-passkey-address = Passkeys do not work with a numeric address. Use the server’s name, or a password.
refused-passkeys = You have { $most } passkeys already. Remove one first.
refused-password-long = That password is too long: at most { $most } characters.
refused-password-short = That password is too short: at least { $least } characters.
refused-password-weak = That password is too easy to guess. A few random words are better.
refused-password-wrong = The current password is wrong. Nothing has changed.
refused-signed-in = You are already logged in. Log out first.
