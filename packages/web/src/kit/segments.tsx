import { useId } from 'react'

export interface SegmentsProps {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly aloud?: string }[]
  readonly value: string
  readonly onPick: (value: string) => void
  readonly disabled?: boolean
}

/** One of a few, all in sight. */
export function Segments({ label, options, value, onPick, disabled }: SegmentsProps) {
  const name = useId()
  return (
    <fieldset className="segments" disabled={disabled}>
      <legend className="sr">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-label={option.aloud}
            onChange={() => onPick(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
