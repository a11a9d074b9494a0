/** A number that can be covered by what it was. */
export const Counted = ({ value }: { readonly value: number }) => (
  <b className="counted" data-part="count">
    {value}
  </b>
)
