/** A sentence in which this number can be covered by what it was. */
export function CountedIn({ text, value }: { readonly text: string; readonly value: number }) {
  const at = text.search(new RegExp(`\\b${value}\\b`))
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <Counted value={value} />
      {text.slice(at + String(value).length)}
    </>
  )
}

/** A number that can be covered by what it was. */
export const Counted = ({ value }: { readonly value: number }) => (
  <b className="counted" data-part="count">
    {value}
  </b>
)
