import { rays, upperHalf } from '@sundown/art/geometry'

const RAYS = rays(0, 0, upperHalf(15), 0.05, 54, (i) => (i % 2 ? 66 : 84))
/** From high above its horizon to just below it. */
const DOWN = 52

/** The wait is a sun that sinks to its horizon; the horizon is the deal. `left`: how much of the wait is left, 1 to 0. */
export function SinkingSun({ left, small = false }: { readonly left: number; readonly small?: boolean }) {
  return (
    <svg className={`sinking-sun ${small ? 'small' : ''}`} viewBox="-96 -92 192 112" aria-hidden="true">
      <clipPath id={small ? 'sky-small' : 'sky'}>
        <rect x="-96" y="-92" width="192" height="92" />
      </clipPath>
      <g clipPath={`url(#${small ? 'sky-small' : 'sky'})`}>
        <g style={{ transform: `translateY(${Math.round((1 - left) * DOWN * 10) / 10}px)` }}>
          {!small && <path d={RAYS} className="s-sun" />}
          <circle r="48" className="s-sun" />
        </g>
      </g>
      <path d="M-94 2h188M-68 10h136M-38 18h76" className="s-horizon" />
    </svg>
  )
}
