import type { CSSProperties } from 'react'

/** Custom properties in a style. */
export const vars = (values: { readonly [name: `--${string}`]: string | number }): CSSProperties => values
