import { interval } from '@sundown/engine/story'
import type { Profile, StandingView } from '@sundown/protocol'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { hub, online } from '../../app/hub.ts'
import { later } from '../../app/later.ts'
import { hrefOf } from '../../app/route.ts'
import { useTitle } from '../../app/title.ts'
import { MOMENT, useDate } from '../../app/use-date.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useSpoken } from '../../app/words.tsx'
import { Bust } from '../../kit/bust.tsx'
import { Button } from '../../kit/button.tsx'
import { RoleTag } from '../../kit/marks.tsx'
import { Segments } from '../../kit/segments.tsx'
import type { Row } from '../../ledger/statistics.ts'
import { useStore } from '../../session/react.ts'
import type { CompanyWords } from '../../words/company.en.ts'
import { loadCompany } from '../../words/company.ts'
import type { HistoryWords } from '../../words/history.en.ts'
import { loadHistory } from '../../words/history.ts'
import { hostedGames } from '../games.ts'
import { roleMark, useNames } from '../history/names.ts'
import { ShareRows } from '../history/share-row.tsx'
import { Coming } from '../setup/coming.tsx'
import { HomeBar } from '../shell/home-bar.tsx'
import { ComingTable } from '../shell/shell.tsx'
import { LastGames } from './last-games.tsx'
import { RatingPlot } from './rating-plot.tsx'
import { Stamps } from './stamps.tsx'
import '../history/history.css'
import './people.css'

const Report = later(() => import('./report.tsx'))
const CHARACTERS = 6
const MONTH: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' }
const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }

const rowsOf = (tallies: Profile['roles'], kind: string): readonly Row[] =>
  tallies.filter((one) => one.kind === kind).map(({ id, games, wins }) => ({ id, games, won: wins, ...interval(wins, games) }))

function Poster({ profile, kind, words }: { readonly profile: Profile; readonly kind: string; readonly words: CompanyWords }) {
  const month = useDate(MONTH)
  const rating = profile.ratings.find(({ game }) => game === kind)
  return (
    <section className="history-poster on-paper" aria-label={profile.person.name}>
      <Bust sitter={{ person: profile.person.name }} />
      <h1 className={/\d/u.test(profile.person.name) ? 'with-digits' : ''}>{profile.person.name}</h1>
      <p>{words.since(month(profile.since))}</p>
      <dl>
        <div>
          <dd className="num">{profile.games}</dd>
          <dt>{words.games}</dt>
        </div>
        <div>
          <dd className="num">{profile.won}</dd>
          <dt>{words.won}</dt>
        </div>
        <div>
          <dd className="num">{rating ? rating.rating : '–'}</dd>
          <dt>{rating ? `± ${rating.doubt}` : words.rating}</dt>
        </div>
      </dl>
      <p>{rating ? rating.provisional && words.provisional : words.unrated}</p>
    </section>
  )
}

function Bond({ title, relation, say }: { title: string; relation: Profile['nemesis']; say: HistoryWords['angelNote'] }) {
  if (!relation) return null
  return (
    <section className="panel history-bond">
      <Bust sitter={{ person: relation.name }} />
      <div>
        <h2>{title}</h2>
        <b>{relation.name}</b>
        <p>{say(relation.times, relation.games, relation.expected)}</p>
      </div>
    </section>
  )
}

/** What a moderator told the owner, and what he may not do now. */
function Standing({ words }: { readonly words: CompanyWords }) {
  const date = useDate(MOMENT)
  const [standing, setStanding] = useState<StandingView>()
  useEffect(() => {
    void hub.api.standing().then(({ value }) => setStanding(value))
  }, [])
  if (!standing) return null
  const { warning, mutedUntil, pausedUntil, unratedUntil, moderator } = standing
  return (
    <>
      {(warning || mutedUntil !== null || pausedUntil !== null || unratedUntil !== null) && (
        <section className="panel people-standing">
          {warning && (
            <p>
              <b>{words.standing.warning}:</b> {warning}
            </p>
          )}
          {mutedUntil !== null && <p>{words.standing.muted(date(mutedUntil))}</p>}
          {pausedUntil !== null && <p>{words.standing.paused(date(pausedUntil))}</p>}
          {unratedUntil !== null && <p>{words.standing.unrated(date(unratedUntil))}</p>}
        </section>
      )}
      {moderator && (
        <a className="btn" href={hrefOf({ to: 'moderation' })}>
          {words.moderation.title}
        </a>
      )}
    </>
  )
}

/** Who may see it, and what can be done with it. */
function Deeds({ profile, words, onChange }: { readonly profile: Profile; readonly words: CompanyWords; readonly onChange: () => void }) {
  const [reporting, setReporting] = useState(false)
  const { id, name } = profile.person
  if (!profile.own)
    return (
      <div className="row">
        <Button onClick={() => setReporting(true)}>{words.report.button(name)}</Button>
        {reporting && (
          <Suspense fallback={null}>
            <Report about={{ id, name }} onClose={() => setReporting(false)} />
          </Suspense>
        )}
      </div>
    )
  const share = async () => {
    await hub.api.shareProfile(!profile.shared)
    onChange()
  }
  return (
    <>
      <div className="row">
        <Button tone={profile.shared ? 'plain' : 'primary'} glyph="share" onClick={() => void share()}>
          {profile.shared ? words.unshare : words.share}
        </Button>
        <a className="btn" href="/api/me/profile" download="sundown-profile.json">
          {words.json}
        </a>
        <span className="muted small" role="status">
          {profile.shared ? words.shared : words.private}
        </span>
      </div>
      <Standing words={words} />
    </>
  )
}

/** The page of a person. */
export default function PeopleScreen({ name }: { readonly name: string }) {
  const { ui } = useSpoken()
  const words = useInLanguage(loadCompany)
  const more = useInLanguage(loadHistory)
  const { you, connection } = useStore(hub)
  const [profile, setProfile] = useState<Profile | 'none'>()
  const [wanted, setWanted] = useState<string>()
  const date = useDate(DATE)
  const load = useCallback(async () => {
    const { value, refusal } = await hub.api.profile(name)
    // Nobody knows what there is: asked again once the line is back.
    if (refusal?.code !== 'unreachable') setProfile(value ?? 'none')
  }, [name])
  useEffect(() => {
    online()
  }, [])
  // Who one is decides what one sees.
  const me = you?.id
  const isLive = connection === 'live'
  useEffect(() => {
    if (me !== undefined && isLive) void load()
  }, [load, me, isLive])
  const found = profile === 'none' ? undefined : profile
  const kind = wanted ?? found?.last[0]?.kind ?? hostedGames[0].game
  const names = useNames(kind)
  useTitle(found?.person.name ?? words?.title ?? '')
  if (profile === undefined && !isLive) return <Coming />
  if (!words || !more || profile === undefined) return <ComingTable />
  const rating = found?.ratings.find(({ game }) => game === kind)
  return (
    <>
      <HomeBar />
      <main className="history-page people-page">
        {!found ? (
          <section className="panel page-panel">
            <h1>{name}</h1>
            <p>{you && !you.account && you.name === name ? words.noAccount : words.noSuch}</p>
            <a className="btn" href={hrefOf({ to: 'account' })}>
              {words.toYou}
            </a>
          </section>
        ) : (
          <>
            <div className="history-filters">
              <Segments
                label={more.game}
                options={hostedGames.map(({ game }) => ({
                  value: game,
                  label: ui.home.games[game].short,
                  aloud: ui.home.games[game].title,
                }))}
                value={kind}
                onPick={setWanted}
              />
              <a className="btn" href={hrefOf({ to: 'rating' })}>
                {words.whatIsIt}
              </a>
              <Deeds profile={found} words={words} onChange={() => void load()} />
            </div>
            <div className="history-grid people-grid">
              <div className="history-column">
                <Poster profile={found} kind={kind} words={words} />
                <Bond title={more.nemesis} relation={found.nemesis} say={more.nemesisNote} />
                <Bond title={more.angel} relation={found.angel} say={more.angelNote} />
              </div>
              <div className="history-column people-wide">
                <section className="people-rating on-paper" aria-labelledby="people-rating">
                  <header>
                    <h2 id="people-rating">{words.history}</h2>
                    <p>{words.historyLead}</p>
                  </header>
                  <RatingPlot history={rating?.history ?? []} words={words} date={date} />
                </section>
                <div className="people-two">
                  <ShareRows
                    id="role"
                    title={more.byRole}
                    rows={rowsOf(found.roles, kind)}
                    name={(id) => <RoleTag id={roleMark(id)}>{names.role(id)}</RoleTag>}
                    words={more}
                  />
                  <ShareRows
                    id="character"
                    title={more.byCharacter}
                    rows={rowsOf(found.characters, kind).slice(0, CHARACTERS)}
                    name={(id) => (
                      <>
                        <Bust sitter={{ character: id }} /> {names.thing(id)}
                      </>
                    )}
                    words={more}
                  />
                </div>
                <LastGames key={kind} profile={found} kind={kind} names={names} words={words} more={more} />
              </div>
              <div className="history-column">
                <Stamps earned={found.stamps} words={words} />
                <ShareRows id="size" title={more.bySize} rows={rowsOf(found.sizes, kind)} name={(id) => more.players(id)} words={more} />
                {kind === 'bang' && <ShareRows id="set" title={more.bySet} rows={rowsOf(found.sets, kind)} name={names.set} words={more} />}
              </div>
            </div>
          </>
        )}
      </main>
    </>
  )
}
