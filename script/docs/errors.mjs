import { ERROR_CODES, sayError } from '@sundown/protocol'

export const wordsOfErrors = () =>
  ['| code | said in English |', '|---|---|', ...ERROR_CODES.map((code) => `| \`${code}\` | ${sayError('en', code)} |`)].join('\n')
