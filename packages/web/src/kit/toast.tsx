import { IconButton } from './button.tsx'

export interface ToastItem {
  readonly key: string | number
  readonly text: string
  readonly tone?: 'plain' | 'bad'
  /** A way on. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

export interface ToastsProps {
  readonly items: readonly ToastItem[]
  readonly onDismiss: (key: string | number) => void
  readonly closeLabel: string
}

/** Short news at the foot of the page. The region is always there, so that what appears in it is read out. */
export function Toasts({ items, onDismiss, closeLabel }: ToastsProps) {
  return (
    <div className="toasts" role="status">
      {items.map(({ key, text, tone = 'plain', action }) => (
        <div key={key} className={`toast ${tone}`}>
          <span>{text}</span>
          {action && (
            <button type="button" className="btn" onClick={action.onPress}>
              {action.label}
            </button>
          )}
          <IconButton glyph="close" label={closeLabel} onClick={() => onDismiss(key)} />
        </div>
      ))}
    </div>
  )
}
