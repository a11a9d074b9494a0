import type { ReactNode } from 'react'

interface AsTableProps {
  /** What the plot is about. */
  readonly about: string
  readonly label: string
  /** What stands above the columns; `aloud`: where that is too short to be understood. */
  readonly head: readonly { readonly title: ReactNode; readonly aloud?: string | undefined }[]
  readonly rows: readonly { readonly title: string; readonly cells: readonly ReactNode[] }[]
}

/** A plot once more, to be read: opened on wish. */
export function AsTable({ about, label, head, rows }: AsTableProps) {
  return (
    <details>
      <summary>{label}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
      <section className="life-table scroll-area" tabIndex={0} aria-label={`${about}. ${label}`}>
        <table>
          <thead>
            <tr>
              {head.map(({ title, aloud }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
                <th key={i} scope="col" aria-label={aloud}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, cells }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is a seat
              <tr key={i}>
                <th scope="row">{title}</th>
                {cells.map((cell, j) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td key={j}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
