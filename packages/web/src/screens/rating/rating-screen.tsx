import type { Profile } from '@sundown/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { hub, online } from '../../app/hub.ts'
import { useTitle } from '../../app/title.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useSpoken } from '../../app/words.tsx'
import { useStore } from '../../session/react.ts'
import type { CompanyWords } from '../../words/company.en.ts'
import { loadCompany } from '../../words/company.ts'
import { useNames } from '../history/names.ts'
import { HomeBar } from '../shell/home-bar.tsx'
import { ComingTable } from '../shell/shell.tsx'
import '../people/people.css'
import './rating.css'

type Explain = CompanyWords['explain']

/** Somebody to speak of where nobody has a rating yet. */
const EXAMPLE = { rating: 1586, doubt: 42 }
const SURE = 1.96
const WIDTH = 440
const HEIGHT = 220
const HATCH = 10

/** Hatched below a curve, as if cut into wood. */
function Cut({ id, curve, label, children }: { id: string; curve: string; label: string; children?: ReactNode }) {
  return (
    <svg className="woodcut" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <clipPath id={id}>
        <path d={`${curve}L${WIDTH - 20} 180L20 180z`} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className="fill" x="0" y="0" width={WIDTH} height="180" />
        {Array.from({ length: 18 }, (_, i) => i * HATCH + 4).map((at) => (
          <path key={at} className="hatch" d={`M0 ${at}H${WIDTH}`} />
        ))}
      </g>
      <path className="line" d={curve} />
      <path className="base" d={`M20 180H${WIDTH - 20}`} />
      {children}
    </svg>
  )
}

const points = (of: (at: number) => number): string =>
  Array.from({ length: 61 }, (_, i) => i / 60)
    .map((at) => `${(20 + at * (WIDTH - 40)).toFixed(1)} ${of(at).toFixed(1)}`)
    .join('L')

function Guess({ shown, words }: { readonly shown: { readonly rating: number; readonly doubt: number }; readonly words: Explain }) {
  const { rating, doubt } = shown
  const half = Math.round(SURE * doubt)
  const [low, high] = [rating - half, rating + half]
  const curve = `M${points((at) => 180 - 150 * Math.exp(-(((at - 0.5) * 8) ** 2) / 2))}`
  const x = (deviations: number) => 20 + (0.5 + deviations / 8) * (WIDTH - 40)
  return (
    <Plate number={1} title={words.guess.title} text={words.guess.text(rating, low, high)}>
      <Cut id="cut-guess" curve={curve} label={words.guess.said(rating, low, high)}>
        {[-SURE, SURE].map((at) => (
          <path key={at} className="mark" d={`M${x(at)} 60V180`} />
        ))}
        <text x={x(-SURE)} y="52" textAnchor="middle">
          {low}
        </text>
        <text x={x(SURE)} y="52" textAnchor="middle">
          {high}
        </text>
        <text className="number" x={WIDTH / 2} y="22" textAnchor="middle">
          {rating}
        </text>
      </Cut>
    </Plate>
  )
}

/** As measured among equal bots at a table of six; see docs/ratings.md. */
const SHARES = [
  { side: 'law', share: 29 },
  { side: 'outlaws', share: 62 },
  { side: 'renegade', share: 9 },
] as const

function Sides({ words }: { readonly words: Explain }) {
  const rows = SHARES.map(({ side, share }) => `${words.sides[side]} ${share} %`).join(', ')
  return (
    <Plate number={2} title={words.sides.title} text={words.sides.text}>
      <svg className="woodcut" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.sides.said(rows)}>
        {SHARES.map(({ side, share }, i) => (
          <g key={side}>
            <text x="20" y={i * 62 + 34}>
              {words.sides[side]}
            </text>
            <rect className={`bar ${side}`} x="20" y={i * 62 + 42} width={Math.max(4, share * 5.4)} height="24" />
            <text className="number small" x={30 + Math.max(4, share * 5.4)} y={i * 62 + 62}>
              {share} %
            </text>
          </g>
        ))}
      </svg>
    </Plate>
  )
}

function Likely({ words }: { readonly words: Explain }) {
  const curve = `M${points((at) => 180 - 190 / (1 + Math.exp(-(at - 0.62) * 5.2)))}`
  return (
    <Plate number={3} title={words.likely.title} text={words.likely.text}>
      <Cut id="cut-likely" curve={curve} label={words.likely.said}>
        <text x="20" y="204">
          {words.likely.worse}
        </text>
        <text x={WIDTH / 2} y="204" textAnchor="middle">
          {words.likely.even}
        </text>
        <text x={WIDTH - 20} y="204" textAnchor="end">
          {words.likely.better}
        </text>
      </Cut>
    </Plate>
  )
}

/** The doubt after this many games, as simulated (docs/ratings.md); half a year away after 160. */
const DOUBTS = [
  [0, 210],
  [5, 201],
  [10, 193],
  [20, 180],
  [40, 158],
  [80, 129],
  [160, 99],
  [172, 124],
  [200, 112],
  [320, 78],
] as const
const MIDDLE = 96

function Doubt({ words }: { readonly words: Explain }) {
  const x = (games: number) => 64 + (games / 320) * (WIDTH - 84)
  const edge = (sign: number) => DOUBTS.map(([games, doubt]) => `${x(games).toFixed(1)} ${(MIDDLE - sign * doubt * 0.38).toFixed(1)}`)
  const [above, below] = [edge(1).join('L'), edge(-1).join('L')]
  return (
    <Plate number={4} title={words.doubt.title} text={words.doubt.text}>
      <svg className="woodcut" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.doubt.said}>
        <clipPath id="cut-doubt">
          <path d={`M${above}L${edge(-1).toReversed().join('L')}z`} />
        </clipPath>
        <g clipPath="url(#cut-doubt)">
          <rect className="fill" x="0" y="0" width={WIDTH} height={HEIGHT} />
          {Array.from({ length: 17 }, (_, i) => i * HATCH + 16).map((at) => (
            <path key={at} className="thin" d={`M0 ${at}H${WIDTH}`} />
          ))}
        </g>
        <path className="edge" d={`M${above}M${below}`} />
        <path className="line" d={`M64 ${MIDDLE}H${WIDTH - 20}`} />
        <text x="56" y="24" textAnchor="end">
          +210
        </text>
        <text x="56" y="180" textAnchor="end">
          −210
        </text>
        <path className="mark" d={`M${x(172)} 30V48`} />
        <text x={x(172)} y="22" textAnchor="middle">
          {words.doubt.away}
        </text>
        <text x="64" y="208">
          {words.doubt.start}
        </text>
        <text x={x(160)} y="208" textAnchor="middle">
          {words.doubt.games(160)}
        </text>
        <text x={WIDTH - 20} y="208" textAnchor="end">
          {words.doubt.games(320)}
        </text>
      </svg>
    </Plate>
  )
}

function Plate({ number, title, text, children }: { number: number; title: string; text: string; children: ReactNode }) {
  return (
    <section className="rating-plate on-paper" aria-labelledby={`plate-${number}`}>
      <small>{number} / 4</small>
      <h2 id={`plate-${number}`}>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  )
}

/** The last rated game of whoever reads this, as it was added up. */
function LastGame({ profile, words, all }: { readonly profile: Profile; readonly words: Explain; readonly all: CompanyWords }) {
  const last = profile.last.find(({ change }) => change !== null)
  const names = useNames(last?.kind ?? 'bang')
  if (!last || last.change === null || last.chance === null) return null
  return (
    <section className="panel" aria-labelledby="rating-last">
      <h2 id="rating-last">{words.lastGame}</h2>
      <dl className="rating-sum">
        <dt>{(last.won ? words.wonAs : words.lostAs)(names.role(last.role))}</dt>
        <dd>{last.won ? '1.00' : '0.00'}</dd>
        <dt>{words.expectedOfTable}</dt>
        <dd>{last.chance.toFixed(2)}</dd>
        <dt>{words.moved}</dt>
        <dd>{all.change(last.change)}</dd>
      </dl>
    </section>
  )
}

/** What the number means, in plain words, with plots. */
export default function RatingScreen() {
  const { ui } = useSpoken()
  const all = useInLanguage(loadCompany)
  const { you } = useStore(hub)
  const [profile, setProfile] = useState<Profile>()
  useEffect(() => {
    online()
  }, [])
  const mine = you?.account ? you.id : undefined
  useEffect(() => {
    if (mine !== undefined) void hub.api.myProfile().then(({ value }) => setProfile(value))
  }, [mine])
  useTitle(all?.explain.title ?? '')
  if (!all) return <ComingTable />
  const words = all.explain
  const [best] = profile?.ratings ?? []
  return (
    <>
      <HomeBar />
      <main className="rating-page">
        <div className="rating-side">
          <small>{words.kicker}</small>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
          <section className="panel" aria-labelledby="rating-you">
            <h2 id="rating-you">{words.you}</h2>
            {profile && profile.ratings.length > 0 ? (
              <dl className="rating-sum">
                {profile.ratings.map(({ game, rating, doubt, provisional }) => (
                  <div key={game}>
                    <dt>{game === 'bang' || game === 'dice' || game === 'duel' ? ui.home.games[game].title : game}</dt>
                    <dd>
                      {rating} <small>± {doubt}</small> {provisional && <small>({all.provisional})</small>}
                    </dd>
                  </div>
                ))}
              </dl>
            ) : (
              <p>{words.nobody}</p>
            )}
          </section>
          {profile && <LastGame profile={profile} words={words} all={all} />}
          <p className="muted small">{words.botsNote}</p>
          <p className="muted small">{words.leaving}</p>
        </div>
        <div className="rating-plates">
          <Guess shown={best ?? EXAMPLE} words={words} />
          <Sides words={words} />
          <Likely words={words} />
          <Doubt words={words} />
        </div>
      </main>
    </>
  )
}
