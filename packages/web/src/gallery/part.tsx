import type { ReactNode } from 'react'

export function Part({
  title,
  children,
  className = '',
}: {
  readonly title: string
  readonly children: ReactNode
  readonly className?: string
}) {
  return (
    <section className="g-part" aria-label={title}>
      <h2 className="label">{title}</h2>
      <div className={`g-row ${className}`}>{children}</div>
    </section>
  )
}
