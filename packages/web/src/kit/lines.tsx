/** Dotted lines of sight from the card in hand to those it can reach, in the coordinates of the parent. */
export function SightLines({ lines }: { readonly lines: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[] }) {
  return (
    <svg className="felt-top" aria-hidden="true">
      {lines.map(([x1, y1, x2, y2]) => (
        <path key={`${x2} ${y2}`} className="sight" d={`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 40} ${x2} ${y2}`} />
      ))}
    </svg>
  )
}

/** A dotted arrow from whoever asks, in the coordinates of the parent. It passes behind what lies on the table; its head is seen. */
export function AskedArrow({ line: [x1, y1, x2, y2] }: { readonly line: readonly [x1: number, y1: number, x2: number, y2: number] }) {
  const degrees = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  return (
    <>
      <svg className="felt-top" aria-hidden="true">
        <path className="sight asks" d={`M${x1} ${y1}L${x2} ${y2}`} />
      </svg>
      <svg className="felt-top asks-head" aria-hidden="true">
        <path d="M-14-9v18L0 0z" transform={`translate(${x2} ${y2}) rotate(${degrees})`} />
      </svg>
    </>
  )
}
