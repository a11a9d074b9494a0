import { type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react'

interface Labelled {
  readonly label: string
  /** Only for screen readers: the place says what it is. */
  readonly hideLabel?: boolean
  readonly hint?: string | undefined
  /** What is wrong with what was entered. */
  readonly wrong?: string | undefined
}

function Around({ id, label, hideLabel, hint, wrong, children }: Labelled & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id} className={hideLabel ? 'sr' : ''}>
        {label}
      </label>
      {children}
      {(wrong || hint) && (
        <small id={`${id}-note`} className={wrong ? 'wrong' : ''} role={wrong ? 'alert' : undefined}>
          {wrong ?? hint}
        </small>
      )}
    </div>
  )
}

const noteOf = (id: string, { hint, wrong }: Labelled) => (hint || wrong ? `${id}-note` : undefined)

export interface FieldProps extends Labelled, InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>
}

/** A line of text or a number. */
export function Field({ label, hideLabel, hint, wrong, className = '', ...input }: FieldProps) {
  const id = useId()
  const words = { label, hideLabel: hideLabel ?? false, hint, wrong }
  return (
    <Around id={id} {...words}>
      <input
        id={id}
        className={`input ${className}`}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={noteOf(id, words)}
        {...input}
      />
    </Around>
  )
}

export interface AreaProps extends Labelled, TextareaHTMLAttributes<HTMLTextAreaElement> {}

/** Several lines of text. */
export function Area({ label, hideLabel, hint, wrong, className = '', ...area }: AreaProps) {
  const id = useId()
  const words = { label, hideLabel: hideLabel ?? false, hint, wrong }
  return (
    <Around id={id} {...words}>
      <textarea id={id} className={`input ${className}`} aria-describedby={noteOf(id, words)} {...area} />
    </Around>
  )
}

export interface SelectProps extends Labelled, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onPick: (value: string) => void
}

/** One of many. The browser's own list: it is the best one on a phone and by keyboard. */
export function Select({ label, hideLabel, hint, wrong, options, onPick, ...select }: SelectProps) {
  const id = useId()
  const words = { label, hideLabel: hideLabel ?? false, hint, wrong }
  return (
    <Around id={id} {...words}>
      <select id={id} className="input" aria-describedby={noteOf(id, words)} onChange={({ target }) => onPick(target.value)} {...select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Around>
  )
}

export interface SwitchProps {
  readonly label: string
  readonly detail?: string | undefined
  readonly hideLabel?: boolean
  readonly on: boolean
  readonly onSwitch: (on: boolean) => void
  readonly disabled?: boolean
  /** Words at the left, the switch at the right end. */
  readonly wide?: boolean
}

export function Switch({ label, detail, hideLabel, on, onSwitch, disabled, wide }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={`switch ${wide ? 'wide' : ''}`}
      aria-checked={on}
      aria-label={hideLabel ? label : undefined}
      disabled={disabled}
      onClick={() => onSwitch(!on)}
    >
      <i />
      {!hideLabel && (
        <span className="words">
          {label}
          {detail && <small>{detail}</small>}
        </span>
      )}
    </button>
  )
}

export interface SliderProps {
  readonly label: string
  /** 0 to 1. */
  readonly value: number
  /** While it moves. */
  readonly onMove: (value: number) => void
  /** Let go. */
  readonly onSet?: () => void
  readonly disabled?: boolean
}

/** How much of something. */
export function Slider({ label, value, onMove, onSet, disabled }: SliderProps) {
  return (
    <label className="slider">
      <span>{label}</span>
      <input
        type="range"
        min="0"
        max="100"
        step="5"
        value={Math.round(value * 100)}
        disabled={disabled}
        onChange={({ target }) => onMove(Number(target.value) / 100)}
        onPointerUp={onSet}
        onKeyUp={onSet}
      />
      <output aria-hidden="true">{Math.round(value * 100)}</output>
    </label>
  )
}
