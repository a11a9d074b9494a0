import { FEWEST_CHARACTERS, MOST_CHARACTERS } from '@sundown/engine'
import { useInLanguage } from '../../app/use-in-language.ts'
import { Segments } from '../../kit/segments.tsx'
import { loadLabels } from './words/load.ts'

const COUNTS = Array.from({ length: MOST_CHARACTERS - FEWEST_CHARACTERS + 1 }, (_, i) => String(FEWEST_CHARACTERS + i))

interface CountProps {
  readonly count: number
  readonly disabled?: boolean
  readonly onPick: (count: number) => void
}

/** How many of its twelve characters each side brings. */
export function CharacterCount({ count, disabled = false, onPick }: CountProps) {
  const labels = useInLanguage(loadLabels)
  if (!labels) return null
  return (
    <>
      <b>{labels.perSide}</b>
      <Segments
        label={labels.perSide}
        options={COUNTS.map((value) => ({ value, label: value }))}
        value={String(count)}
        disabled={disabled}
        onPick={(value) => onPick(Number(value))}
      />
    </>
  )
}
