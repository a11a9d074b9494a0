import { LANGUAGES, type Language } from '@sundown/engine/words'
import { BadUse } from './bad-use.ts'

/** How the flag is described. */
export const LANGUAGE_FLAG = `${LANGUAGES.join(', ').replace(/, (?=\w+$)/, ' or ')} (default: that of the environment)`

const isLanguage = (text: string | undefined): text is Language => LANGUAGES.some((language) => language === text)

/** The language asked for, else that of the environment, else English. */
export function languageOf(flag: string | undefined, env: NodeJS.ProcessEnv = process.env): Language {
  if (flag !== undefined) {
    if (isLanguage(flag)) return flag
    throw new BadUse(`there is no language ${JSON.stringify(flag)}; there are ${LANGUAGES.join(', ')}`)
  }
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  const code = locale.slice(0, 2).toLowerCase()
  return isLanguage(code) && !/^[a-z]/i.test(locale.slice(2)) ? code : 'en'
}
