/** JSON as people save it: some editors begin a file with a byte order mark. */
export const parseJson = (text: string): unknown => JSON.parse(text.replace(/^\ufeff/, ''))
