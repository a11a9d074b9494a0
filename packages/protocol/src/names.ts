/** Control and format characters (with them bidi and zero width), what is unassigned or private, line ends, fillers that look like nothing. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]+/gu

/** Whether something in it cannot be seen, or changes how the rest is read. */
export const hasUnseen = (text: string): boolean => text.search(UNSEEN) >= 0

/** A name as it is written for all to see. */
export const shownName = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/gu, ' ')

/** What can be seen of a name; empty: nothing, so it is none. Normalising can bring forth what was not there before. */
export const seenName = (name: string): string => shownName(shownName(name.replace(UNSEEN, '')).replace(UNSEEN, ''))
