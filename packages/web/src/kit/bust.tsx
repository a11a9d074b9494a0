import { portraitOf, recipeOf, type Sitter } from '@sundown/art/portrait'
import { memo, useCallback, useId } from 'react'
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
  const inside = useCallback(() => portraitOf(sitter, `b${id}`, out ? 'head' : undefined), [key, id, out])
  const print = place && `${place} ${key}`
  return (
    <span className={`bust ${className}`} data-part="bust">
      <Drawing box="0 0 200 220" inside={inside} label={label} print={out && print ? `${print} head` : print} slice />
      {jailed && <Bars />}
      {out && <StruckOut sitter={sitter} known={key} id={id} print={print} />}
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
  /** Says all of the sitter. */
  readonly known: string
  readonly id: string
  readonly print: string | undefined
}

/** The hat that has fallen, the head without colour, two strokes of the graver. */
function StruckOut({ sitter, known, id, print }: StruckOutProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known says all of the sitter
  const hat = useCallback(() => portraitOf(sitter, `h${id}`, 'hat'), [known, id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const head = useCallback(() => portraitOf(sitter, `g${id}`, 'head'), [known, id])
  return (
    <>
      <i className="worn" data-part="hat">
        <Drawing box="0 0 200 220" inside={hat} print={print && `${print} hat`} slice />
      </i>
      <i className="grey" data-part="grey">
        <Drawing box="0 0 200 220" inside={head} print={print && `${print} head`} slice />
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
