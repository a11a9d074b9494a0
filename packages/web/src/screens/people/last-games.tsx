import type { Profile, ProfileGame } from '@sundown/protocol'
import { useState } from 'react'
import { hub } from '../../app/hub.ts'
import { hrefOf } from '../../app/route.ts'
import { DAY, useDate } from '../../app/use-date.ts'
import { Bust } from '../../kit/bust.tsx'
import { Button } from '../../kit/button.tsx'
import { RoleTag } from '../../kit/marks.tsx'
import type { CompanyWords } from '../../words/company.en.ts'
import type { HistoryWords } from '../../words/history.en.ts'
import { roleMark, type useNames } from '../history/names.ts'
import { gamePath } from '../replay/path.ts'

const FIRST = 6

interface Shown {
  readonly kind: string
  readonly names: ReturnType<typeof useNames>
  readonly words: CompanyWords
  readonly more: HistoryWords
}

/** The last games of a person; those before them come when they are asked for. */
export function LastGames({ profile, ...shown }: Shown & { readonly profile: Profile }) {
  const { kind, words, more } = shown
  const { name } = profile.person
  const [all, setAll] = useState<readonly ProfileGame[]>()
  const [next, setNext] = useState<number | null>(0)
  const games = (all ?? profile.last.slice(0, FIRST)).filter((game) => game.kind === kind)
  const load = async () => {
    const { value } = await hub.api.profileGames(name, next ?? 0)
    if (!value) return
    setAll([...(all ?? []), ...value.games])
    setNext(value.next)
  }
  if (games.length === 0) return null
  return (
    <section className="panel people-last" aria-labelledby="people-last">
      <h2 id="people-last">{more.last}</h2>
      <ol>
        {games.map((game) => (
          <Last key={game.game} game={game} {...shown} />
        ))}
      </ol>
      {next !== null && profile.games > games.length && <Button onClick={() => void load()}>{words.older}</Button>}
    </section>
  )
}

function Last({ game, names, words, more }: Shown & { readonly game: ProfileGame }) {
  const dated = useDate(DAY)
  const { endedAt, role, characters, players, won, change, chance } = game
  const date = dated(endedAt)
  const [face] = characters
  return (
    <li>
      {face === undefined ? <span /> : <Bust sitter={{ character: face }} />}
      <div className="row">
        {role && <RoleTag id={roleMark(role)}>{names.role(role)}</RoleTag>}
        <b className={won ? 'is-won' : 'is-lost'}>{won ? more.won : more.lost}</b>
        {change !== null && <b className="num">{words.change(change)}</b>}
      </div>
      <time dateTime={new Date(endedAt).toISOString()}>{date}</time>
      <small>
        {[
          characters.map(names.thing).join(', '),
          more.players(String(players)),
          chance !== null && words.expected(Math.round(chance * 100)),
        ]
          .filter(Boolean)
          .join(', ')}
      </small>
      <a href={hrefOf({ to: 'replay', path: gamePath(game.game) })} aria-label={`${more.replay}, ${date}`}>
        {more.replay}
      </a>
    </li>
  )
}
