import { fullTurn, rays } from '@sundown/art/geometry'
import { roleArt } from '../../art/roles.ts'

/** How the evening looks to whoever reads it. */
export type Mood = 'won' | 'lost' | 'watched'

const RAYS = rays(
  600,
  240,
  fullTurn(64).filter((angle) => angle > Math.PI),
  0.026,
  150,
  () => 1100,
)
const STARS = Array.from({ length: 34 }, (_, i) => ({ x: (i * 397) % 1200, y: 12 + ((i * 173) % 150), r: 1 + (i % 3) * 0.7 }))
/** Where stones stand, as many as there are seats. */
const PLOTS = Array.from({ length: 8 }, (_, i) => ({ x: 90 + i * 58 + (i > 3 ? 420 : 0), y: 220 - (i % 2) * 5, turn: (i % 3) * 4 - 4 }))
const GRAVE = 'M0 0v-26q0-15 15-15t15 15v26z'

/** The mark of the side that won, cut into the sun. */
function Mark({ side, y, size }: { readonly side: string | undefined; readonly y: number; readonly size: number }) {
  if (side === undefined) return null
  return (
    <svg x={600 - size / 2} y={y} width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <use href={`#i-${roleArt(side).icon}`} className="scene-mark" />
    </svg>
  )
}

/** Noon for winners, the side's mark in the rising sun; night for losers, with a stone for everybody who fell. */
export function EndScene({ side, mood, fallen }: { readonly side: string | undefined; readonly mood: Mood; readonly fallen: number }) {
  const night = mood === 'lost'
  return (
    <svg
      className={`end-scene ${side === undefined ? '' : `r-${side}`}`}
      viewBox="0 0 1200 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {night ? (
        <>
          {STARS.map(({ x, y, r }) => (
            <circle key={x} cx={x} cy={y} r={r} className="scene-star" />
          ))}
          <path d="M1010 34a44 44 0 1 0 44 62a36 36 0 1 1-44-62z" className="scene-moon" />
          <path d="M470 240a130 130 0 0 1 260 0z" className="scene-sun" />
          <Mark side={side} y={138} size={86} />
          <path d="M0 222q160-26 330-8t330 4t540-10v32H0z" className="scene-ground" />
          {PLOTS.slice(0, fallen).map(({ x, y, turn }) => (
            <path key={x} d={GRAVE} transform={`translate(${x} ${y}) rotate(${turn})`} className="scene-grave" />
          ))}
        </>
      ) : (
        <>
          <path d={RAYS} className="scene-rays" />
          <circle cx="600" cy="230" r="150" className="scene-sun" />
          <Mark side={side} y={98} size={128} />
          <path d="M0 234h1200" className="scene-horizon" />
        </>
      )}
    </svg>
  )
}
