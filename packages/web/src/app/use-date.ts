import { useSpoken } from './words.tsx'

/** The country's form of the page's language: 17/11/2026 in London, 11/17/2026 in New York. */
export const formOf = (language: string, wished: readonly string[]): string =>
  wished.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language

/** A day, or a day and its hour. */
export const DAY: Intl.DateTimeFormatOptions = {}
export const MOMENT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }

/** Writes times as the reader is used to. */
export function useDate(form: Intl.DateTimeFormatOptions): (time: number) => string {
  const { language } = useSpoken()
  const written = new Intl.DateTimeFormat(formOf(language, navigator.languages), form)
  return (time) => written.format(time)
}
