import { portraitOf, recipeOf, type Sitter } from '@sundown/art/portrait'
import { memo, useId, useMemo } from 'react'
import { Drawing } from './drawing.tsx'

interface BustProps {
  readonly sitter: Sitter
  /** Struck out: bareheaded and grey. Under that lies what he was like. */
  readonly out?: boolean
  /** Behind bars. */
  readonly jailed?: boolean
  /** A portrait with a name; without one it is decoration. */
  readonly label?: string | undefined
  /** Where portraits of this size come and go. */
  readonly place?: string | undefined
  readonly className?: string
}

/** Whom it shows. A character whom nobody has drawn may still be drawn, when his set comes. */
function keyOf(sitter: Sitter): string {
  if ('recipe' in sitter) return `r ${sitter.name}`
  if ('person' in sitter) return `p ${sitter.person}`
  const { character = '' } = sitter
  return `${recipeOf(character) ? 'c' : 'u'} ${character}`
}

/** A framed portrait; the size comes from the place. */
export const Bust = memo(({ sitter, label, className = '', out = false, jailed = false, place }: BustProps) => {
  const id = useId().replaceAll(/\W/g, '')
  const key = keyOf(sitter)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the sitter
  const inside = useMemo(() => portraitOf(sitter, `b${id}`, out ? 'head' : undefined), [key, id, out])
  const print = place && `${place} ${key}`
  return (
    <span className={`bust ${className}`} data-part="bust">
      <Drawing box="0 0 200 220" inside={inside} label={label} print={out && print ? `${print} head` : print} slice />
      {jailed && <Bars />}
      {out && <StruckOut sitter={sitter} id={id} print={print} />}
    </span>
  )
})

const BARS = [0, 1, 2, 3, 4]

const Bars = () => (
  <i className="bars">
    {BARS.map((bar) => (
      <i key={bar} className="bar" data-part={`bar-${bar}`} />
    ))}
    <i className="cross" data-part="rail-0" />
    <i className="cross low" data-part="rail-1" />
  </i>
)

interface StruckOutProps {
  readonly sitter: Sitter
  readonly id: string
  readonly print: string | undefined
}

/** The hat that has fallen, the head without colour, two strokes of the graver. */
function StruckOut({ sitter, id, print }: StruckOutProps) {
  return (
    <>
      <i className="worn" data-part="hat">
        <Drawing box="0 0 200 220" inside={portraitOf(sitter, `h${id}`, 'hat')} print={print && `${print} hat`} slice />
      </i>
      <i className="grey" data-part="grey">
        <Drawing box="0 0 200 220" inside={portraitOf(sitter, `g${id}`, 'head')} print={print && `${print} head`} slice />
      </i>
      <i className="struck">
        <i data-part="stroke-0" />
      </i>
      <i className="struck down">
        <i data-part="stroke-1" />
      </i>
    </>
  )
}
