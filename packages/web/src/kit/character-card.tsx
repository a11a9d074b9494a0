import type { Sitter } from '@sundown/art/portrait'
import { memo, useId, useMemo } from 'react'
import { characterFace } from '../art/character-face.ts'
import { Drawing } from './drawing.tsx'

interface CharacterCardProps {
  readonly sitter: Sitter
  readonly name: string
  readonly life: number
}

/** Decoration: whoever shows it says who it is. */
export const CharacterCard = memo(({ sitter, name, life }: CharacterCardProps) => {
  const id = useId().replaceAll(/\W/g, '')
  const inside = useMemo(() => characterFace(sitter, name, life, `p${id}`), [sitter, name, life, id])
  return (
    <span className="card">
      <Drawing box="0 0 250 350" inside={inside} />
    </span>
  )
})
