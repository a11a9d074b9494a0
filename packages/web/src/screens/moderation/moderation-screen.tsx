import type { Collusion, ModerationLine, ReportCase, ReportDetail } from '@sundown/protocol'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { hub, online } from '../../app/hub.ts'
import { hrefOf } from '../../app/route.ts'
import { useTitle } from '../../app/title.ts'
import { MOMENT, useDate } from '../../app/use-date.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useLaterWords } from '../../app/use-later-words.ts'
import { Bust } from '../../kit/bust.tsx'
import { useStore } from '../../session/react.ts'
import type { CompanyWords } from '../../words/company.en.ts'
import { loadCompany } from '../../words/company.ts'
import { loadTalk } from '../../words/talk.ts'
import { gamePath } from '../replay/path.ts'
import { Coming } from '../setup/coming.tsx'
import { HomeBar } from '../shell/home-bar.tsx'
import { ComingTable } from '../shell/shell.tsx'
import { Acts } from './acts.tsx'
import './moderation.css'

type Words = CompanyWords['moderation']

const HOUR: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }

function Queue({
  cases,
  chosen,
  onChoose,
  all,
}: {
  cases: readonly ReportCase[]
  chosen: string | undefined
  onChoose: (id: string) => void
  all: CompanyWords
}) {
  const words = all.moderation
  const date = useDate(MOMENT)
  return (
    <nav className="panel moderation-queue" aria-labelledby="moderation-queue">
      <h2 id="moderation-queue">
        {words.waiting} <span className="num">{cases.length}</span>
      </h2>
      {cases.length === 0 && <p className="muted">{words.none}</p>}
      <ul>
        {cases.map(({ id, about, reason, reports, at }) => (
          <li key={id}>
            <button type="button" aria-current={id === chosen} onClick={() => onChoose(id)}>
              <Bust sitter={{ person: about.name }} />
              <span>
                <b>{all.report.reasons[reason] ?? reason}</b>
                <small>
                  {about.name}, {words.count(reports)}
                </small>
                <small>{date(at)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="muted small">{words.order}</p>
    </nav>
  )
}

function Said({ detail, words }: { readonly detail: ReportDetail; readonly words: Words }) {
  const { phrases } = useLaterWords(loadTalk)
  const hour = useDate(HOUR)
  // Several may have reported the same talk.
  const lines = [
    ...new Map(detail.reports.flatMap(({ table, context }) => context.map((line) => [`${table} ${line.number}`, line] as const))).values(),
  ]
  return (
    <section className="panel" aria-labelledby="moderation-said">
      <h3 id="moderation-said">{words.said}</h3>
      <p className="muted small">{words.saidNote}</p>
      {lines.length === 0 && <p>{words.nothingSaid}</p>}
      <ol className="moderation-lines">
        {lines.map(({ number, at, from, text, phrase }) => (
          <li key={`${number} ${at}`} className={from?.id === detail.about.id ? 'is-meant' : ''}>
            <time dateTime={new Date(at).toISOString()}>{hour(at)}</time>
            <span>
              <b>{from?.name ?? words.gone}</b> {phrase ? phrases[phrase] : text}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Line({ line, words }: { readonly line: ModerationLine; readonly words: Words }) {
  const date = useDate(MOMENT)
  const [title] = words.acts[line.act] ?? [line.act]
  return (
    <li>
      <time dateTime={new Date(line.at).toISOString()}>{date(line.at)}</time>
      <span>
        <b>
          {title}
          {line.hours !== null && `, ${words.hoursOf(line.hours)}`}
        </b>{' '}
        {line.about?.name ?? words.gone} <small className="muted">({line.moderator?.name ?? words.gone})</small>
        {line.note && <small className="moderation-note">{line.note}</small>}
        {!line.sound && <small role="alert">{words.changed}</small>}
      </span>
    </li>
  )
}

function Case({ detail, all, onDone }: { readonly detail: ReportDetail; readonly all: CompanyWords; readonly onDone: () => void }) {
  const words = all.moderation
  const { record, about } = detail
  const games = [...new Set(detail.reports.flatMap(({ game }) => (game === null ? [] : [game])))]
  return (
    <>
      <div className="moderation-case">
        <header>
          <Bust sitter={{ person: about.name }} />
          <h2>{words.about(about.name)}</h2>
        </header>
        <ul className="panel moderation-reports">
          {detail.reports.map(({ id, by, made, upheld, reason, text }) => (
            <li key={id}>
              <b>{all.report.reasons[reason] ?? reason}</b> <small>{by ? words.by(by.name, made, upheld) : words.gone}</small>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ul>
        <Suspense fallback={null}>
          <Said detail={detail} words={words} />
        </Suspense>
        {games.length > 0 && (
          <section className="panel" aria-labelledby="moderation-game">
            <h3 id="moderation-game">{words.game}</h3>
            {games.map((game) => (
              <a key={game} className="btn" href={hrefOf({ to: 'replay', path: gamePath(game) })}>
                {words.replay}
              </a>
            ))}
          </section>
        )}
      </div>
      <div className="moderation-side">
        <section className="panel" aria-labelledby="moderation-record">
          <h3 id="moderation-record">{words.record(about.name)}</h3>
          {about.account && <a href={hrefOf({ to: 'people', name: about.name })}>{words.page}</a>}
          <dl className="moderation-figures">
            {(['games', 'reports', 'upheld', 'left', 'others'] as const).map((name) => (
              <div key={name}>
                <dd className="num">{record[name]}</dd>
                <dt>{words.figures[name]}</dt>
              </div>
            ))}
          </dl>
          <ol className="moderation-log">
            {record.acts.map((line) => (
              <Line key={line.number} line={line} words={words} />
            ))}
          </ol>
        </section>
        <Acts report={detail.id} words={words} onDone={onDone} />
      </div>
    </>
  )
}

function Log({ lines, words }: { readonly lines: readonly ModerationLine[]; readonly words: Words }) {
  return (
    <section className="panel" aria-labelledby="moderation-log">
      <h2 id="moderation-log">{words.log}</h2>
      {lines.length === 0 && <p className="muted">{words.logNone}</p>}
      <ol className="moderation-log">
        {lines.map((line) => (
          <Line key={line.number} line={line} words={words} />
        ))}
      </ol>
    </section>
  )
}

function Pairs({ pairs, words }: { readonly pairs: Collusion['pairs']; readonly words: Words }) {
  return (
    <section className="panel" aria-labelledby="moderation-pairs">
      <h2 id="moderation-pairs">{words.collusion}</h2>
      <p className="muted small">{words.collusionNote}</p>
      {pairs.length === 0 && <p>{words.collusionNone}</p>}
      <ul>
        {pairs.map(({ a, b, games, harms, expected }) => (
          <li key={`${a.id} ${b.id}`}>{words.pair(a.name, b.name, games, harms, Math.round(expected))}</li>
        ))}
      </ul>
    </section>
  )
}

/** Where moderators deal with reports. */
export default function ModerationScreen() {
  const all = useInLanguage(loadCompany)
  const { you, connection } = useStore(hub)
  const [cases, setCases] = useState<readonly ReportCase[] | 'not-for-you'>()
  const [chosen, setChosen] = useState<string>()
  const [detail, setDetail] = useState<ReportDetail>()
  const [lines, setLines] = useState<readonly ModerationLine[]>([])
  const [pairs, setPairs] = useState<Collusion['pairs']>([])
  useEffect(() => {
    online()
  }, [])
  const load = useCallback(async () => {
    const { value, refusal } = await hub.api.reports()
    // Asked again once the line is back.
    if (refusal?.code === 'unreachable') return
    setCases(refusal ? 'not-for-you' : value.cases)
    setChosen(value?.cases[0]?.id)
    if (!value) return
    setLines((await hub.api.moderationLog()).value?.lines ?? [])
    setPairs((await hub.api.collusion()).value?.pairs ?? [])
  }, [])
  const me = you?.id
  const isLive = connection === 'live'
  useEffect(() => {
    if (me !== undefined && isLive) void load()
  }, [load, me, isLive])
  useEffect(() => {
    setDetail(undefined)
    if (chosen === undefined) return undefined
    let here = true
    // A slow answer about another case comes too late.
    void hub.api.reportDetail(chosen).then(({ value }) => here && setDetail(value))
    return () => {
      here = false
    }
  }, [chosen])
  useTitle(all?.moderation.title ?? '')
  if (cases === undefined && !isLive) return <Coming />
  if (!all || cases === undefined) return <ComingTable />
  const words = all.moderation
  return (
    <>
      <HomeBar />
      <main className="moderation-page">
        <h1>{words.title}</h1>
        {cases === 'not-for-you' ? (
          <p className="panel">{words.notForYou}</p>
        ) : (
          <>
            <div className="moderation-grid">
              <Queue cases={cases} chosen={chosen} onChoose={setChosen} all={all} />
              {detail && <Case key={detail.id} detail={detail} all={all} onDone={() => void load()} />}
            </div>
            <Pairs pairs={pairs} words={words} />
            <Log lines={lines} words={words} />
          </>
        )}
      </main>
    </>
  )
}
