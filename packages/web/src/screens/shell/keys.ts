import type { InterfaceWords } from '../../words/types.ts'

/** A key, and what it does. */
export type KeyLine = readonly [key: string, what: string]

/** Keys that do the same at every table. */
export const commonKeys = ({ keys }: InterfaceWords): { readonly first: readonly KeyLine[]; readonly last: readonly KeyLine[] } => ({
  first: [
    ['Tab', keys.move],
    [keys.names.arrows, keys.move],
    [keys.names.enter, keys.confirm],
    [keys.names.escape, keys.back],
    ['1 – 9', keys.numbers],
  ],
  last: [
    ['L', keys.log],
    ['S', keys.skip],
    ['T', keys.text],
    ['U', keys.undo],
    ['?', keys.help],
  ],
})

/** Keys of a table where cards are picked up and played. */
export const handKeys = (ui: InterfaceWords): readonly KeyLine[] => {
  const { first, last } = commonKeys(ui)
  return [...first, ['E', ui.keys.end], ['I', ui.keys.look], ...last]
}
