/** The Daltons are several people, in every language. */
export const verb = (character: string, one: string, several: string): string => (character === 'the-daltons' ? several : one)
