import { useEffect, useMemo, useState } from 'react'
import { myName } from '../../app/name.ts'
import { hrefOf } from '../../app/route.ts'
import { useTitle } from '../../app/title.ts'
import { DAY, useDate } from '../../app/use-date.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useSpoken } from '../../app/words.tsx'
import { Bust } from '../../kit/bust.tsx'
import { Button } from '../../kit/button.tsx'
import { Select } from '../../kit/fields.tsx'
import { RoleTag } from '../../kit/marks.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import { Segments } from '../../kit/segments.tsx'
import { forgetGames } from '../../ledger/forget.ts'
import { keptGames } from '../../ledger/kept-games.ts'
import { ledger } from '../../ledger/ledger.ts'
import { mergeAccount } from '../../ledger/merge.ts'
import type { PlayedGame } from '../../ledger/played-game.ts'
import { chosen, type Somebody, type Statistics, statisticsOf, type Wanted } from '../../ledger/statistics.ts'
import { useStore } from '../../session/react.ts'
import type { HistoryWords } from '../../words/history.en.ts'
import { loadHistory } from '../../words/history.ts'
import { hostedGames, hostOf, sizesOf } from '../games.ts'
import { gamePath, keptPath } from '../replay/path.ts'
import { HomeBar } from '../shell/home-bar.tsx'
import { ComingTable } from '../shell/shell.tsx'
import { roleMark, useNames } from './names.ts'
import { ShareRows } from './share-row.tsx'
import './history.css'

const CHARACTERS = 6
const PAGE = 10
const percent = (share: number): number => Math.round(share * 100)

type Names = ReturnType<typeof useNames>

function Filters({
  wanted,
  onWant,
  words,
}: {
  readonly wanted: Wanted
  readonly onWant: (wanted: Wanted) => void
  readonly words: HistoryWords
}) {
  const { ui } = useSpoken()
  const hosted = hostOf(wanted.game) ?? hostedGames[0]
  return (
    <div className="history-filters">
      <Segments
        label={words.game}
        options={hostedGames.map(({ game }) => ({ value: game, label: ui.home.games[game].short, aloud: ui.home.games[game].title }))}
        value={wanted.game}
        onPick={(game) => onWant({ ...wanted, game, players: undefined })}
      />
      <Select
        label={words.size}
        value={wanted.players === undefined ? '' : String(wanted.players)}
        options={[{ value: '', label: words.anySize }, ...sizesOf(hosted).map((n) => ({ value: String(n), label: String(n) }))]}
        onPick={(value) => onWant({ ...wanted, players: value === '' ? undefined : Number(value) })}
      />
      <Select
        label={words.against}
        value={wanted.against}
        options={(['all', 'people', 'bots'] as const).map((value) => ({ value, label: words.againstWhom[value] }))}
        onPick={(value) => onWant({ ...wanted, against: value === 'people' || value === 'bots' ? value : 'all' })}
      />
      <Select
        label={words.result}
        value={wanted.result}
        options={(['all', 'won', 'lost'] as const).map((value) => ({ value, label: words.results[value] }))}
        onPick={(value) => onWant({ ...wanted, result: value === 'won' || value === 'lost' ? value : 'all' })}
      />
    </div>
  )
}

/** Face, name, three numbers. */
function Poster({ found, words }: { readonly found: Statistics; readonly words: HistoryWords }) {
  const { games, won, low, high, streak, longest } = found
  return (
    <section className="history-poster on-paper" aria-label={words.title}>
      <Bust sitter={{ person: myName() }} />
      <h2>{myName()}</h2>
      <dl>
        <div>
          <dd className="num">{games}</dd>
          <dt>{words.games(games)}</dt>
        </div>
        <div>
          <dd className="num">{won}</dd>
          <dt>{words.results.won}</dt>
        </div>
        <div>
          <dd className="num">{games === 0 ? '–' : `${percent(won / games)} %`}</dd>
          <dt>{words.share}</dt>
        </div>
      </dl>
      {games > 0 && <p>{words.interval(percent(low), percent(high))}</p>}
      {games > 0 && (
        <p>
          {streak > 0 ? words.winning(streak) : words.losing(-streak)}. {longest > 0 && `${words.longest(longest)}.`}
        </p>
      )}
    </section>
  )
}

function Bond({
  title,
  somebody,
  say,
  words,
}: {
  title: string
  somebody: Somebody | undefined
  say: HistoryWords['angelNote']
  words: HistoryWords
}) {
  return (
    <section className="panel history-bond">
      {somebody && <Bust sitter={{ person: somebody.name }} />}
      <div>
        <h2>{title}</h2>
        {somebody ? (
          <>
            <b>{somebody.name}</b> {somebody.bot && <small className="muted">{words.bot}</small>}
            <p>{say(somebody.times, somebody.of, somebody.chance)}</p>
          </>
        ) : (
          <p className="muted">{words.notYet}</p>
        )}
      </div>
    </section>
  )
}

/** The games that this device can show again by itself. */
function useKept(): ReadonlySet<string> {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    void keptGames.list().then((games) => setKept(new Set(games.map(({ id }) => id))))
  }, [])
  return kept
}

function LastGames({
  games,
  names,
  words,
}: {
  readonly games: readonly PlayedGame[]
  readonly names: Names
  readonly words: HistoryWords
}) {
  const date = useDate(DAY)
  const [shown, setShown] = useState(PAGE)
  const kept = useKept()
  return (
    <section className="panel history-last" aria-labelledby="history-last">
      <h2 id="history-last">{words.last}</h2>
      <ol>
        {games.slice(0, shown).map(({ id, at, role, character, players, won, others }) => (
          <li key={id}>
            <time dateTime={new Date(at).toISOString()}>{date(at)}</time>
            <span>
              {role && <RoleTag id={roleMark(role)}>{names.role(role)}</RoleTag>} {character && names.thing(character)}{' '}
              <small className="muted">{words.players(String(players))}</small>
            </span>
            <b className={won ? 'is-won' : 'is-lost'}>{won ? words.won : words.lost}</b>
            {(kept.has(id) || others.some(({ bot }) => !bot)) && (
              <a
                href={hrefOf({ to: 'replay', path: kept.has(id) ? keptPath(id) : gamePath(id) })}
                aria-label={`${words.replay}, ${date(at)}`}
              >
                {words.replay}
              </a>
            )}
          </li>
        ))}
      </ol>
      {games.length > shown && <Button onClick={() => setShown(shown + PAGE)}>{words.more}</Button>}
    </section>
  )
}

/** What can be done with all of it: more of it, some of it to others, nothing of it any more. */
function Deeds({ found, words }: { readonly found: Statistics; readonly words: HistoryWords }) {
  const { ui } = useSpoken()
  const [said, setSaid] = useState<string>()
  const [merging, setMerging] = useState(false)
  const [asking, setAsking] = useState(false)
  const merge = async () => {
    setMerging(true)
    const result = await mergeAccount((n) => setSaid(words.merging(n)))
    setSaid(result.is === 'done' ? words.merged(result.added, result.left) : words.unreachable)
    setMerging(false)
  }
  const share = async () => {
    const { games, won, low, high } = found
    const text = words.shared(games, won, percent(won / games), percent(low), percent(high))
    if (typeof navigator.share === 'function') await navigator.share({ text }).catch(() => undefined)
    else {
      await navigator.clipboard.writeText(text).then(
        () => setSaid(words.copied),
        () => setSaid(words.notCopied),
      )
    }
  }
  return (
    <section className="history-deeds">
      <div className="row">
        {found.games > 0 && (
          <Button glyph="share" onClick={() => void share()}>
            {words.shareIt}
          </Button>
        )}
        <Button disabled={merging} onClick={() => void merge()}>
          {words.merge}
        </Button>
        <Button tone="danger" glyph="trash" onClick={() => setAsking(true)}>
          {words.forget}
        </Button>
      </div>
      <p role="status">{said}</p>
      <p className="muted small">{words.mergeNote}</p>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.forget}
        closeLabel={ui.app.close}
        end={
          <>
            <Button onClick={() => setAsking(false)}>{ui.app.cancel}</Button>
            <Button
              tone="danger"
              onClick={() => {
                forgetGames()
                setAsking(false)
              }}
            >
              {words.forget}
            </Button>
          </>
        }
      >
        <p>{words.forgetAsk}</p>
      </Dialog>
    </section>
  )
}

/** A person's own games, and what can be counted in them. All of it is on this device. */
export default function HistoryScreen() {
  const words = useInLanguage(loadHistory)
  const games = useStore(ledger)
  const [wanted, setWanted] = useState<Wanted>({
    game: games[0]?.game ?? hostedGames[0].game,
    players: undefined,
    against: 'all',
    result: 'all',
  })
  const names = useNames(wanted.game)
  const some = useMemo(() => chosen(games, wanted), [games, wanted])
  const found = useMemo(() => statisticsOf(some), [some])
  useTitle(words?.title ?? '')
  if (!words) return <ComingTable />
  return (
    <>
      <HomeBar />
      <main className="history-page">
        <h1>{words.title}</h1>
        <p className="muted">{words.lead}</p>
        <Filters wanted={wanted} onWant={setWanted} words={words} />
        <div className="history-grid">
          <div className="history-column">
            <Poster found={found} words={words} />
            {found.games > 0 && (
              <>
                <Bond title={words.nemesis} somebody={found.nemesis} say={words.nemesisNote} words={words} />
                <Bond title={words.angel} somebody={found.angel} say={words.angelNote} words={words} />
              </>
            )}
          </div>
          {found.games === 0 ? (
            <p className="panel history-none">{words.none}</p>
          ) : (
            <>
              <div className="history-column">
                <ShareRows
                  id="role"
                  title={words.byRole}
                  rows={found.byRole}
                  name={(id) => <RoleTag id={roleMark(id)}>{names.role(id)}</RoleTag>}
                  words={words}
                />
                <ShareRows id="size" title={words.bySize} rows={found.bySize} name={(id) => words.players(id)} words={words} />
                {wanted.game === 'bang' && <ShareRows id="set" title={words.bySet} rows={found.bySet} name={names.set} words={words} />}
                <p className="muted small">{words.plotNote}</p>
              </div>
              <div className="history-column">
                <ShareRows
                  id="character"
                  title={words.byCharacter}
                  rows={found.byCharacter.slice(0, CHARACTERS)}
                  name={(id) => (
                    <>
                      <Bust sitter={{ character: id }} /> {names.thing(id)}
                    </>
                  )}
                  words={words}
                />
                <LastGames games={some} names={names} words={words} />
              </div>
            </>
          )}
        </div>
        <Deeds found={found} words={words} />
      </main>
    </>
  )
}
