import { memo, useId, useMemo } from 'react'
import { portraitOf, type Sitter } from '../art/portrait/index.ts'
import { Drawing } from './drawing.tsx'

interface BustProps {
  readonly sitter: Sitter
  /** A portrait with a name; without one it is decoration. */
  readonly label?: string | undefined
  readonly className?: string
}

/** A framed portrait; the size comes from the place. */
export const Bust = memo(({ sitter, label, className = '' }: BustProps) => {
  const id = useId().replaceAll(/\W/g, '')
  const key = 'recipe' in sitter ? `r ${sitter.name}` : 'person' in sitter ? `p ${sitter.person}` : `c ${sitter.character}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the sitter
  const inside = useMemo(() => portraitOf(sitter, `b${id}`), [key, id])
  return (
    <span className={`bust ${className}`}>
      <Drawing box="0 0 200 220" inside={inside} label={label} slice />
    </span>
  )
})
