import { rays, upperHalf, wedges } from '@sundown/art/geometry'

const BANDS = Array.from({ length: 9 }, (_, i) => ({ y: 404 + i * i * 3.1 + i * 7, x: 150 - i * 8, w: 620 + i * 16, h: 1.6 + i * 1.25 }))
const MESA = 'M0 604V500h34l16-80h92l14 64h30v50h36l18 70zM1050 604l14-36h76l20-128h132l18 88h64l22 40h44v36z'
const SKY = wedges(0, 60, 560, 500, 26, 0.2, -1) + wedges(500, 60, 940, 500, 26, 0.2, 1)
const SHADE = wedges(70, 420, 110, 184, 20, 0.5, 1) + wedges(1210, 440, 130, 164, 18, 0.5, 1)
const GLEAM = wedges(0, 606, 450, 150, 13, 0.2, 1) + wedges(450, 606, 560, 150, 13, 0.2, -1)
const RAYS = rays(450, 590, upperHalf(25), 0.018, 268, (i) => (i % 2 ? 430 : 560))

function Thing({ name, x, y, size }: { readonly name: string; readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <use href={`#i-${name}`} className="s-fg" />
    </svg>
  )
}

/** The town at sunset. */
export function Scene() {
  return (
    <svg className="scene" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <clipPath id="scene-sun">
        <circle cx="450" cy="590" r="250" />
      </clipPath>
      <clipPath id="scene-mesa">
        <path d={MESA} />
      </clipPath>
      <rect width="1440" height="900" className="s-sky" />
      <path d={SKY} className="s-light" />
      {/* It goes down behind the play bill, beside the name. */}
      <g transform="translate(340 -200)">
        <path d={RAYS} className="s-light" />
        <circle cx="450" cy="590" r="250" className="s-sun" />
        <g clipPath="url(#scene-sun)">
          {BANDS.map(({ x, y, w, h }) => (
            <rect key={y} x={x} y={y} width={w} height={h} className="s-sky" />
          ))}
        </g>
        <path d="M520 402q13-13 24 0q13-13 26 0M566 428q9-9 17 0q9-9 18 0" className="s-bird" />
      </g>
      <path d={MESA} className="s-mesa" />
      <g clipPath="url(#scene-mesa)">
        <path d={SHADE} className="s-fg" opacity=".62" />
      </g>
      <rect y="602" width="1440" height="298" className="s-fg" />
      <path d={GLEAM} className="s-sun" opacity=".75" />
      <Thing name="saloon" x={246} y={486} size={118} />
      <Thing name="cactus" x={612} y={504} size={100} />
      <Thing name="cactus" x={712} y={548} size={56} />
    </svg>
  )
}
