/** A store as the first version of the program left it. Never changed: every later version must open it and find everything. */
export const FIRST_SCHEMA = `
create table meta (key text primary key, value text not null);
create table people (
  id text primary key, name text not null, "nameKey" text unique, "passwordHash" text, "recoveryHash" text,
  "createdAt" bigint not null, "seenAt" bigint not null, "bannedAt" bigint
);
create table sessions (
  hash text primary key, person text not null references people (id) on delete cascade, "createdAt" bigint not null
);
create index "sessionsOfPerson" on sessions (person);
create table tokens (
  id text primary key, person text not null references people (id) on delete cascade, hash text not null unique, label text not null,
  "createdAt" bigint not null, "usedAt" bigint
);
create index "tokensOfPerson" on tokens (person);
create table mutes (person text not null references people (id) on delete cascade, other text not null, primary key (person, other));
create index "mutesOfOther" on mutes (other);
create table tables (
  id text primary key, code text not null unique, settings text not null, host text, seats text not null, game text, played integer not null,
  "talkOpen" integer not null, paused integer not null, next text not null, "createdAt" bigint not null, "usedAt" bigint not null
);
create table chat (
  "tableId" text not null references tables (id) on delete cascade, number integer not null, at bigint not null, person text, text text,
  phrase text, primary key ("tableId", number)
);
create index "chatOfPerson" on chat (person);
create table games (
  id text primary key, "tableId" text not null, kind text not null, "rulesVersion" text not null, options text not null, status text not null,
  seal text not null, secret text not null, shares text not null, "startedAt" bigint not null, "endedAt" bigint
);
create index "gamesByStatus" on games (status);
create table "gameSeats" (
  game text not null references games (id) on delete cascade, seat integer not null, person text, won integer, primary key (game, seat)
);
create index "gamesOfPerson" on "gameSeats" (person);
create table log (
  game text not null references games (id) on delete cascade, seq integer not null, at bigint not null, input text not null,
  digests text not null, clocks text not null, primary key (game, seq)
) without rowid;
create table records (game text primary key references games (id) on delete cascade, record text not null);

insert into meta values ('schema', '1'), ('beat', '1700000000000');
insert into people values
  ('annie', 'Annie', 'annle', 'hash', 'code', 1700000000000, 1700000000001, null),
  ('guest', 'Dusty Rose', null, null, null, 1700000000000, 1700000000002, null);
insert into sessions values ('session', 'annie', 1700000000000);
insert into tokens values ('token', 'annie', 'tokenhash', 'my bot', 1700000000000, null);
insert into mutes values ('annie', 'guest');
insert into tables values (
  'table', 'ABCDEF',
  '{"game":"bang","options":{"players":4},"public":true,"spectators":true,"spectatorDelay":0,"eliminatedSeeAll":false,"openTalk":false,"clocks":null,"shuffleSeats":true,"botPace":700}',
  'annie', '[{"person":"annie","bot":null,"program":false,"ready":true},{"person":null,"bot":"rule","program":false,"ready":true}]', 'playing', 1,
  1, 0, 'null', 1700000000000, 1700000000003
);
insert into chat values ('table', 1, 1700000000004, 'annie', 'Howdy', null), ('table', 2, 1700000000005, 'guest', null, 'hello');
insert into games values
  ('playing', 'table', 'bang', '1', '{"players":4}', 'playing', 'seal', 'secret', '["00",null]', 1700000000006, null),
  ('over', 'table', 'bang', '1', '{"players":4}', 'over', 'seal', 'secret', '["00",null]', 1700000000000, 1700000000005);
insert into "gameSeats" values ('playing', 0, 'annie', null), ('playing', 1, null, null), ('over', 0, 'annie', 1), ('over', 1, null, 0);
insert into log values ('playing', 1, 1700000000007, '{"seat":0,"answer":{"id":"pass"}}', '[17]', '[]');
insert into records values
  ('over', '{"format":1,"game":"bang","rulesVersion":"1","options":{},"seed":"00","seal":"11","inputs":[],"digests":[]}');
`
