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

export const INTRO = `Programs play by the same protocol as the page in the browser: JSON messages over one WebSocket, and a few HTTP routes for who you are. This is version
${PROTOCOL_VERSION}; a client of another version is told to reload.

## A program of your own

A person makes a token; a program that shows it plays for that person, and its seat is marked as played by a program.

\`\`\`sh
./script/server                                                                          # prints the address
curl -c jar -X POST http://127.0.0.1:8123/api/guest -H 'content-type: application/json' -d '{}'
curl -b jar -X POST http://127.0.0.1:8123/api/me/tokens -H 'content-type: application/json' -d '{"label": "my bot"}'
TOKEN=sd_... npx tsx examples/bot.ts http://127.0.0.1:8123                               # or with the code of a table behind it
\`\`\`

[examples/bot.ts](../examples/bot.ts) is a whole program of that kind in under 60 lines. In short:

1. Open \`/ws\` with \`Authorization: Bearer TOKEN\` (browsers use the cookie of \`POST /api/guest\`), and say \`hello\`.
2. \`create\` a table, or \`come\` to one by its code; \`sit\`, and say \`ready\`. The host says \`start\`.
3. \`deal\` asks for your share of the deal: reply with \`share\`, 32 hexadecimal digits nobody else can foresee.
4. A \`state\` shows the whole game as you may see it; after that come \`step\`s. Whenever \`question.options\` is there, the question is yours: choose one of
   them and send \`answer\` with the \`number\` of the question.
5. \`record\` says that the game is over; \`GET /api/games/ID/record\` is all of it, with the seed and how it was made. \`sundown replay --verify\` reads it.

**Answers** name what is done: the \`id\`, \`card\` and \`seat\` of an option, as they stand there, and in \`picks\` one list for each of its \`fields\`. A field takes \`min\` to \`max\`
different entries of \`from\`; only the first field of an option brings its \`from\` along, for the next ones ask \`complete\`. \`interjections\` are what you may do although
another is asked. Cards go by handles, numbers that hold for one stay of a card in one place.

**Replies.** Every message is replied to by one with its \`id\` in \`re\`: \`done\`, \`refused\`, \`welcome\` or \`state\`. The same \`id\` again gives the same reply again, and does
nothing twice. Whatever is refused has changed nothing. What is not read at all (not JSON, too fast, over ${MAX_MESSAGE_BYTES} bytes) has \`re: null\`, or ends the connection. A message
nests at most ${MAX_MESSAGE_DEPTH} deep and has at most ${MAX_MESSAGE_VALUES} values in all; names like \`__proto__\` are refused. The same holds for bodies of HTTP requests.

**Coming back.** After a broken connection: \`hello\`, then \`resume\` with the \`seq\` you saw last. The reply is a \`state\` with the events you have missed; before the
first card is dealt it is refused with \`not-started\`, and you \`come\` to the table again instead. An answer whose reply
you never saw can be sent again: to the same question, the same answer counts once.

**Away.** The seat of somebody who is away during a game is kept for him. \`away\` in [TableSeat](#tableseat) is the number of seconds he had been away when the message was sent: go on
counting on your own. He is away when he has no connection to the table or, where no clock runs, may have left a question unanswered for ${SILENT_AFTER} seconds (then
\`connected\` is true). Nobody learns of whom a question to several waits, so all who were asked count as away then, those who have answered included; in a secret question, everybody who is in play. Others send \`stand-in\`: the host at once, everybody else with a seat from ${STAND_IN_AFTER} seconds on. The next \`table\` has the \`bot\` in that seat, beside its \`person\`. The
owner sends \`take-over\` when he wants to play again, and the next \`table\` has no \`bot\` there. All of it outlives a restart of the server, after which \`away\` counts from the start.
The same bot sits in when somebody’s clock has answered for him twice in a row.

**Tables.** Whoever comes to a table is told all of it (\`table\`), then what changes (\`table-change\`): fields in \`change\` take the place of those of before, \`seats\` has only the seats that are
different, each whole, \`came\` and \`went\` say who watches now and who no longer does; whatever is not named is as it was. A \`table\` takes the place of everything. Lists in \`options\` are sets, and
settings of more than ${MAX_SETTINGS_BYTES} bytes are refused with \`too-long\`.

**Quick play.** \`quick\` seats you among strangers: at a public table of the same game, rules and pace that gathers (\`settings.quick\`), best at one with many people, the wished size and your language; or at a
new one. Such a table starts by a clock: \`starts\` in [TableView](#tableview) is the number of seconds left when the message was sent. Then bots take the empty chairs, and three seconds later the cards are dealt; until then
\`sit\` takes the chair of a bot. Whoever sits down late gives others a third of the wait to follow, once, up to three times the wait in all; somebody of the same address, or who was there before, gives none. It starts at once when every chair has a
person, or when everybody who is here is \`ready\`. Nobody is host before the deal (\`not-host\`), nobody has two such chairs, and whoever has been gone for ten seconds at the deal has none. A rematch is the host’s to start.

**By post.** A table whose turns have an hour or more is played by post. Its clocks also run while nobody is there, \`moves\` and \`GET /api/me/moves\` tell you which tables wait for you, a window waits for all who could answer, a
bot sits in for somebody away only after the time of a whole turn, and the table is given up when nobody has come for three times all its clocks.

**Friends.** One follows an account by its name (\`POST /api/me/friends\`) or anybody by his id. Who is here is shown to friends of each other, unless somebody wants it otherwise (\`PUT /api/me/shown\`): to nobody, or to all who follow him. A
table by invitation is never named, nor one that lets nobody watch. Whoever is blocked (\`PUT /api/me/blocks/ID\`) no longer follows, is not shown anything, is refused with \`no-such-person\`, and is never seated with the other by \`quick\`.

**Patches.** A step leads from the view of step \`after\` to that of step \`seq\`: \`[path, value]\` sets, \`[path]\` removes. If \`after\` is not the number you have, \`resume\`.`

export const CLIENT = {
  hello: 'The first message, once a connection. The reply is `welcome`.',
  ping: 'Is anybody there? The reply is `done`.',
  list: 'The public tables. With `follow` you are told `tables` whenever they change, until you say `follow: false`.',
  create: 'Opens a table of which you are the host. The result is the table.',
  quick:
    'A chair at once: at the public table that gathers and fits the wish best, or at a new one. The result is the table, at which you sit. Whoever waits already at a table that fits stays there.',
  come: 'Comes to a table by its code or id, without taking a seat. The result is the table; from now on you are told about it.',
  go: 'Goes away from a table. Before the start the seat is free again, during a game it is kept.',
  sit: 'Takes a seat, or another one; the first free one if none is named.',
  stand: 'Leaves the seat before the start, and stays at the table.',
  bot: 'The host seats a bot, by its level (`normal`) or by level and temper (`normal:bold`; docs/bots.md). In a seat that a bot holds it takes the place of that one.',
  'remove-bot': 'The host takes a bot away before the start.',
  ready: 'Ready, or not after all. Everybody but the host must be before the start.',
  settings: 'The host changes the settings before the start. Whoever was ready no longer is.',
  kick: 'The host sends somebody away before the start, for good: to him there is no such table any more.',
  'hand-over': 'The host makes somebody else the host.',
  start: 'The host starts: seats are shuffled, the deal is sealed, and `deal` asks everybody for a share.',
  share: 'Your share of the deal: 128 random bits of your own. Nobody else sees it before the end.',
  answer:
    'Answers the question of that number. `done` means that the answer is on the disk. In a window (`question.window`) it waits there until the window closes: the first answer counts, the same one may be sent again, any other is refused with `old-question`, and a `state` that comes before the window closes has the question without `options`.',
  complete: 'What the next field of a half-made answer offers: a list of numbers, or `null` if there is none.',
  'why-not':
    'Why each of these answers would be refused: a list of the same length, each a code with facts, or `null` if it would not be. A page asks so about all that it dims.',
  resume: 'Shows the game, and from then on its steps. `after` is the number of the last step you have; the reply is a `state`.',
  quit: 'Leaves a running game for good: a bot takes the seat.',
  'stand-in':
    'Lets a bot play in the seat of somebody who is away, until he takes over again. The host may at once, everybody else with a seat when `away` of that seat is ' +
    `${STAND_IN_AFTER} or more; for your own seat you may at any time. Refused with \`not-started\`, \`not-seated\`, \`no-such-seat\` (nobody’s seat), \`not-away\` or ` +
    '`away-too-short` (with `seconds` still to wait). If a bot sits there already it is `done`.',
  'take-over':
    'You play in your seat again. An `answer` of yours does the same, except in a window, where nobody may see that you have answered; coming back, `resume` and talk do not. Refused with `not-started` or `not-seated`; if no bot sits in for you it is `done`.',
  pause: 'Votes for a pause or, in a pause, against it. It begins and ends when everybody who is present agrees.',
  rematch: 'The host opens the table again after a game, with the same seats.',
  chat: 'Says something at the table.',
  phrase: 'Says one of the ready-made phrases, which everybody reads in his own language.',
  talk: 'The host opens or closes the talk at the table.',
  friends:
    'Whom you follow and who of them is here: a list of FriendView. With `follow` you are told `friends` whenever it changes, until you say `follow: false`.',
  invite: 'Calls somebody who follows you to the table where you are. `done` does not tell whether he is here.',
  mute: 'What this person writes is no longer shown to you, at any table; or is again.',
}

export const SERVER = {
  done: 'What you asked for is done; `result` depends on the message.',
  refused: 'It is not, and nothing has changed.',
  welcome:
    'The reply to `hello`: who you are, whom you have muted, the tables at which you hold a seat, those by post that wait for you, and for how many seconds quick play waits.',
  friends: 'Whom you follow and who of them is here, for those who watch them.',
  invited: 'Somebody you follow calls you to a table.',
  moves: 'The tables by post that wait for you, whenever these are others than before.',
  tables: 'The public tables, for those who follow them.',
  table: 'The whole table: when you come to it, and whenever that is easier to say than what has changed.',
  'table-change':
    'What is different at a table you are at since you were last told of it. However often it changes, this comes a few times a second at most.',
  gone: 'You are no longer at this table: `kicked`, `closed`, ...',
  chat: 'What was said at the table.',
  deal: 'The server has sealed its secret: the seal is its SHA-256. Please reply with your `share` within 5 seconds.',
  state: 'The whole game as you may see it: when it begins, and as the reply to `resume`.',
  step: 'What has happened since the last step.',
  record: 'The game is over, and its record is public.',
  bye: 'The connection ends. After `restart` and `too-slow` come back, after `reload` with a newer client. After `logged-out` or `banned` what you are known by has ended.',
}

export const SHAPES = {
  TableSettings:
    'What the host decides. `options` are those of the game: for `bang`, `players` (3 to 8), `sets` and the variants; for `dice`, `players` (3 to 8). Without a game it is the first one the server has. ' +
    `A public table whose host says nothing about \`clocks\` has ${PUBLIC_CLOCKS.turn}, ${PUBLIC_CLOCKS.reaction} and ${PUBLIC_CLOCKS.reserve} seconds; any other, or one whose host says \`null\`, has none.`,
  Clocks: 'Seconds: for a question of your own turn, for any other, and what may be used besides in the whole game. None: no clock.',
  TableView: 'A table, as everybody at it sees it.',
  TableChange: 'What is different at a table; what is not named is as it was.',
  TableSeat:
    '`bot`: the bot that plays here, chosen by the host or sitting in for `person`, who is away or wanted it. `program`: played by a program of that person. `away`: see above; `null` where nobody is away.',
  TableSummary: 'A line of the list of public tables.',
  PersonView: 'Somebody. Guests have no account; their names need not be unique.',
  ChatLine:
    'Something said: a text or a phrase. `aside`: by somebody out of the game, and not shown to those in it. A line that comes again with neither is gone: whoever said it was deleted, or it is too old.',
  GameState: 'What `view` and `events` hold besides depends on the game: for `bang`, `packages/engine/src/bang/view.ts` and `events.ts`.',
  GameStep: 'From the step `after` to the step `seq`. A step with the number of the last one is for you alone, or only moves clocks.',
  FriendView:
    'Somebody you follow. `here` is true only for who wants you to see it: by default those whom he follows too. `at` names public tables only, those with spectators or a free chair.',
  MoveView: 'A table by post that waits for your answer.',
  ClockView: 'Seconds left when the message was sent.',
  Answer: 'What is done, with the numbers of the option that was chosen.',
  QuestionView: 'The open question. With `options` it is yours; `interjections` are what you may do although another is asked.',
  OptionView: 'Something you may answer.',
  FieldView: 'A further choice inside an option: `min` to `max` different entries of what it offers.',
  Refusal: 'A code, and what it takes to say it in any language.',
}
