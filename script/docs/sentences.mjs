// What the schemas do not say. A message without a sentence, or a sentence without a message, stops script/docs.mjs.

import {
  MAX_MESSAGE_BYTES,
  MAX_MESSAGE_DEPTH,
  MAX_MESSAGE_VALUES,
  MAX_SETTINGS_BYTES,
  PROTOCOL_VERSION,
  PUBLIC_CLOCKS,
  SILENT_AFTER,
  STAND_IN_AFTER,
} from '@sundown/protocol'

export const INTRO = `Programs play by the same protocol as the page in the browser: JSON messages over one WebSocket, and a few HTTP routes for logging in. This is version
${PROTOCOL_VERSION}; the server tells a client of another version to reload.

## A program of your own

A person creates a token. A program that presents the token plays for that person, and its seat is marked as played by a program.

\`\`\`sh
./script/server                                                                          # prints the address
curl -c jar -X POST http://127.0.0.1:8123/api/guest -H 'content-type: application/json' -d '{}'
curl -b jar -X POST http://127.0.0.1:8123/api/me/tokens -H 'content-type: application/json' -d '{"label": "my bot"}'
TOKEN=sd_... npx tsx examples/bot.ts http://127.0.0.1:8123                               # or add the code of a table
\`\`\`

[examples/bot.ts](../examples/bot.ts) is a complete program of this kind in about 60 lines. In short:

1. Open \`/ws\` with \`Authorization: Bearer TOKEN\` (browsers use the cookie of \`POST /api/guest\`), and say \`hello\`.
2. \`create\` a table, or \`come\` to one by its code; \`sit\`, and say \`ready\`. The host says \`start\`.
3. \`deal\` asks for your share of the deal: reply with \`share\`, 32 hexadecimal digits nobody else can foresee.
4. A \`state\` shows the whole game as you may see it; \`step\`s follow. If a question has \`options\`, it is for you: choose one of
   them and send \`answer\` with the \`number\` of the question.
5. \`record\` says that the game is over; \`GET /api/games/ID/record\` returns the whole game, with its seed and how the seed was made. \`sundown replay --verify\` reads it.

**Answers** say what you do: copy \`id\`, \`card\` and \`seat\` from an option, and add \`picks\`, one list for each of its \`fields\`. A field takes \`min\` to \`max\`
different entries of \`from\`. Only the first field of an option comes with its \`from\`; ask \`complete\` for the next ones. \`interjections\` are things you may do while
somebody else is asked. A card is named by its handle, a number that is valid as long as the card stays in one place.

**Replies.** The server replies to every message. The reply repeats the \`id\` of your message as \`re\` and is \`done\`, \`refused\`, \`welcome\` or \`state\`. If you send the same \`id\` again, you get the same
reply, and nothing is done twice. A refused message has changed nothing. A message that the server cannot read (not JSON, too fast, over ${MAX_MESSAGE_BYTES} bytes) gets a reply with \`re: null\`, or ends the connection. A message
nests at most ${MAX_MESSAGE_DEPTH} deep and has at most ${MAX_MESSAGE_VALUES} values in all; names like \`__proto__\` are refused. The same limits apply to bodies of HTTP requests.

**Coming back.** After a broken connection send \`hello\`, then \`resume\` with the last \`seq\` you saw. The reply is a \`state\` with the events you missed. Before the
first card is dealt, \`resume\` is refused with \`not-started\`; \`come\` to the table again instead. If you never saw the reply to an answer, send the answer again:
the same answer to the same question counts once.

**Away.** A player who is away during a game keeps his seat. \`away\` in [TableSeat](#tableseat) is how many seconds he had been away when the message was sent; count on
from there. A player is away if he has no connection to the table. At a table without clocks he is also away if he may have left a question unanswered for ${SILENT_AFTER} seconds (\`connected\` is then
true). If a question goes to several players, nobody is told who has not answered yet. So all who were asked count as away, even those who have answered; for a secret question, everybody in play does. Others may then send \`stand-in\`: the host at once (at a rated table he waits, too), everybody else with a seat after ${STAND_IN_AFTER} seconds. The next \`table\` shows the \`bot\` in that seat, next to its \`person\`. The
owner sends \`take-over\` when he wants to play again, and the next \`table\` shows no \`bot\` there. All of this survives a restart of the server, after which \`away\` counts from zero.
The same bot also steps in when a player’s clock has answered for him twice in a row.

**Tables.** When you come to a table, you get all of it (\`table\`), and after that only what changes (\`table-change\`). Fields in \`change\` replace the old ones. \`seats\` lists only the seats that have
changed, each in full. \`came\` and \`went\` list those who have begun or stopped watching. Everything else is as before. A new \`table\` replaces everything. Lists in \`options\` are sets: order and repetition do not matter. Settings
of more than ${MAX_SETTINGS_BYTES} bytes are refused with \`too-long\`.

**Quick play.** \`quick\` seats you with strangers, at a public quick-play table (\`settings.quick\`) with the same game, rules and pace. It prefers one with many people, the size you wish and your language, and opens a
new table if none fits. A clock starts the game: \`starts\` in [TableView](#tableview) is how many seconds were left when the message was sent. When they are over, bots take the empty chairs, and the cards are dealt three seconds later; until then
\`sit\` takes the chair of a bot. A newcomer in the last third of the wait extends it by that third, up to three times the wait in all. Each person and each address extends it only once. The game starts at once when every chair has a
person, or when everybody present is \`ready\`. There is no host before the deal (\`not-host\`). Nobody can have two such chairs, and a player who has been gone for ten seconds at the deal loses his. Only the host can start a rematch.

**By post.** A table whose turns last an hour or more is played by post. Its clocks also run while nobody is there. \`moves\` and \`GET /api/me/moves\` list the tables that wait for you. A window stays open until everybody who could answer has done so. A
bot steps in for an absent player only after the time of a whole turn. The table is closed when nobody has come for three times the sum of its clocks.

**Friends.** You can follow an account by its name (\`POST /api/me/friends\`), and anybody by id. Your friends see that you are here if you follow each other. You can change that (\`PUT /api/me/shown\`) to nobody, or to everybody who follows you. Nobody is told
about a table by invitation, or one that has neither a free chair nor a place for spectators. A person you block (\`PUT /api/me/blocks/ID\`) no longer follows you and sees nothing of you, is refused with \`no-such-person\`, and is never seated with you by \`quick\`.

**Patches.** A step turns the view of step \`after\` into that of step \`seq\`: \`[path, value]\` sets a value, \`[path]\` removes one. If \`after\` is not the number you have, send \`resume\`.`

export const CLIENT = {
  hello: 'The first message, once per connection. The reply is `welcome`.',
  ping: 'Is anybody there? The reply is `done`.',
  list: 'The public tables. With `follow` you are told `tables` whenever they change, until you say `follow: false`.',
  create: 'Opens a table of which you are the host. The result is the table.',
  quick:
    'Finds you a chair at once: at the waiting public table that fits your wish best, or at a new one. The result is the table, with you seated at it. If you already wait at a table that fits, you stay there.',
  come: 'Comes to a table by its code or id, without taking a seat. The result is the table; from now on you are told about it.',
  go: 'Goes away from a table. Before the start the seat is free again, during a game it is kept.',
  sit: 'Takes a seat, or another one; the first free one if none is named.',
  stand: 'Leaves the seat before the start, and stays at the table.',
  bot: 'The host seats a bot, by its level (`normal`) or by level and temper (`normal:bold`; docs/bots.md). In a seat that a bot already holds, it replaces that bot.',
  'remove-bot': 'The host takes a bot away before the start.',
  ready: 'You are ready, or no longer are. Everybody but the host must be ready before the start.',
  settings: 'The host changes the settings before the start. Nobody is ready any more.',
  kick: 'The host sends somebody away before the start, for good: he can no longer find the table.',
  'hand-over': 'The host makes somebody else the host.',
  start: 'The host starts: seats are shuffled, the deal is sealed, and `deal` asks everybody for a share.',
  share: 'Your share of the deal: 128 random bits of your own. Nobody else sees it before the end.',
  answer:
    'Answers the question of that number. `done` means that the answer is on the disk. In a window (`question.window`) it takes effect when the window closes. The first answer counts: you may send the same one again, and any other is refused with `old-question`. A `state` that comes before the window closes has the question without `options`.',
  complete: 'What the next field of a half-made answer offers: a list of numbers, or `null` if there is none.',
  'why-not':
    'Why each of these answers would be refused: a list of the same length, each a code with facts, or `null` if it would be accepted. The page asks this about everything it shows as unavailable and whose reason has not come with the question (`reasons`).',
  resume: 'Shows the game, and from then on its steps. `after` is the number of the last step you have; the reply is a `state`.',
  quit: 'Leaves a running game for good: a bot takes the seat.',
  'stand-in':
    'Lets a bot play in the seat of somebody who is away, until he takes over again. The host may do so at once, everybody else with a seat, and at a rated table the host, too, when `away` of that seat is ' +
    `${STAND_IN_AFTER} or more; for your own seat you may do so at any time. Refused with \`not-started\`, \`not-seated\`, \`no-such-seat\` (nobody’s seat), \`not-away\` or ` +
    '`away-too-short` (with `seconds` still to wait). If a bot already plays there, the reply is `done`.',
  'take-over':
    'You play in your seat again; if you are still asked the same, your clock goes on where it stood. An `answer` of yours does the same, except in a window, where nobody may see that you have answered; coming back, `resume` and chat do not. Refused with `not-started` or `not-seated`; if no bot plays for you, the reply is `done`.',
  pause:
    'Votes for a pause or, in a pause, against it. It begins and ends when everybody agrees who is present and plays. Whoever is eliminated has no say, nor has whoever has a bot play, unless bots play for all.',
  rematch: 'The host opens the table again after a game, with the same seats.',
  chat: 'Says something at the table.',
  phrase: 'Says one of the ready-made phrases, which everybody reads in their own language.',
  talk: 'The host opens or closes the chat of the table.',
  friends:
    'Whom you follow and who of them is here: a list of FriendView. With `follow` you are told `friends` whenever it changes, until you say `follow: false`.',
  invite: 'Invites somebody who follows you to your table. `done` does not tell you whether he is online.',
  mute: 'Hides what this person writes from you, at every table, or shows it again.',
}

export const SERVER = {
  done: 'What you asked for is done; `result` depends on the message.',
  refused: 'What you asked for was refused, and nothing has changed.',
  welcome:
    'The reply to `hello`: who you are, whom you have muted, the tables at which you hold a seat, those by post that wait for you, and how many seconds quick play waits.',
  friends: 'Whom you follow and who of them is here, for those who watch them.',
  invited: 'Somebody you follow invites you to a table.',
  moves: 'The tables by post that wait for you, whenever the list has changed.',
  tables: 'The public tables, for those who follow them.',
  table: 'The whole table: when you come to it, and whenever that is shorter than what has changed.',
  'table-change':
    'What has changed at your table since the last such message. It comes a few times a second at most, however often the table changes.',
  gone: 'You are no longer at this table: `kicked`, `closed`, ...',
  chat: 'What was said at the table.',
  deal: 'The server has sealed its secret: the seal is its SHA-256. Please reply with your `share` within 5 seconds.',
  state: 'The whole game as you may see it: when it begins, and as the reply to `resume`.',
  step: 'What has happened since the last step.',
  record: 'The game is over, and its record is public.',
  bye: 'The connection ends. After `restart` and `too-slow`, come back; after `reload`, come back with a newer client. After `logged-out` or `banned`, your cookie or token is no longer valid.',
}

export const SHAPES = {
  TableSettings:
    'What the host decides. `options` are those of the game: for `bang`, `players` (3 to 8), `sets` and the variants; for `dice`, `players` (3 to 8). If no game is named, it is the first one the server has. ' +
    `A public table whose host says nothing about \`clocks\` has ${PUBLIC_CLOCKS.turn}, ${PUBLIC_CLOCKS.reaction} and ${PUBLIC_CLOCKS.reserve} seconds; any other, or one whose host says \`null\`, has none.`,
  Clocks: 'Seconds: for a question in your own turn, for any other question, and the reserve for the whole game. None: no clock.',
  TableView: 'A table, as everybody at it sees it.',
  TableChange: 'What has changed at a table. What is not named is as before.',
  TableSeat:
    '`bot`: the bot that plays here, chosen by the host, or playing for `person`, who is away or asked for it. `program`: played by a program of that person. `away`: see above; `null` where nobody is away.',
  TableSummary: 'A line of the list of public tables.',
  PersonView: 'Somebody. Guests have no account; their names need not be unique.',
  ChatLine:
    'Something said: a text or a phrase. `aside`: by somebody out of the game, and not shown to those in it. A line that is sent again with neither has been removed: its author was deleted, or it is too old.',
  GameState:
    'What else `view` and `events` hold depends on the game: for `bang`, `packages/engine/src/bang/view/shown.ts` and `events.ts`.',
  GameStep:
    'From the step `after` to the step `seq`. A step with the same number as the last one is for you alone, or only updates clocks.',
  FriendView:
    'Somebody you follow. `here` is true only if that person lets you see it, which by default means that you follow each other. `at` names public tables only, those that allow spectators or have a free chair.',
  MoveView: 'A table by post that waits for your answer.',
  ClockView: 'Seconds left when the message was sent.',
  Answer: 'What is done, with the numbers of the option that was chosen.',
  QuestionView:
    'The open question. With `options` it is for you; `interjections` are things you may do while somebody else is asked. If an option is about a card, `reasons` says of every card of your hand that no option is about why not: what `why-not` would say about the `id` of the first such option, of those that are called like the question if there are any.',
  OptionView: 'An answer you may give.',
  ReasonView: 'Why `why-not` would refuse the answer with this `id` and this `card`.',
  FieldView: 'A further choice inside an option: `min` to `max` different entries of what it offers.',
  Refusal: 'A code, with the facts needed to explain it in any language.',
}
