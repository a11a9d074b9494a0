/** Letters of other alphabets that look like Latin ones. Keys are lower case, after accents are gone. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    // Cyrillic
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    є: 'e',
    ѕ: 's',
    ґ: 'r',
    г: 'r',
    һ: 'h',
    н: 'h',
    і: 'i',
    ӏ: 'l',
    ј: 'j',
    к: 'k',
    ӄ: 'k',
    м: 'm',
    п: 'n',
    и: 'u',
    о: 'o',
    р: 'p',
    ԛ: 'q',
    т: 't',
    у: 'y',
    ү: 'y',
    х: 'x',
    ѡ: 'w',
    ԝ: 'w',
    ш: 'w',
    щ: 'w',
    з: '3',
    э: '3',
    ь: 'b',
    ъ: 'b',
    б: '6',
    ч: '4',
    я: 'r',
    // Greek
    α: 'a',
    β: 'b',
    ϲ: 'c',
    δ: 'd',
    ε: 'e',
    η: 'n',
    γ: 'y',
    ι: 'i',
    κ: 'k',
    μ: 'u',
    ν: 'v',
    ο: 'o',
    σ: 'o',
    ς: 's',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ω: 'w',
    ζ: 'z',
    // Latin and others that decomposition leaves as they are
    ı: 'i',
    ɩ: 'i',
    ł: 'l',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    ħ: 'h',
    ŧ: 't',
    ƒ: 'f',
    ɑ: 'a',
    ɡ: 'g',
    ɓ: 'b',
    ɗ: 'd',
    ɛ: 'e',
    ɪ: 'i',
    ɴ: 'n',
    ʀ: 'r',
    ʏ: 'y',
    ᴀ: 'a',
    ᴄ: 'c',
    ᴅ: 'd',
    ᴇ: 'e',
    ᴋ: 'k',
    ᴍ: 'm',
    ᴏ: 'o',
    ᴘ: 'p',
    ᴛ: 't',
    ᴜ: 'u',
    ᴠ: 'v',
    ᴡ: 'w',
    ᴢ: 'z',
    æ: 'ae',
    œ: 'oe',
    ß: 'ss',
    þ: 'p',
    օ: 'o',
    ѵ: 'v',
    ո: 'n',
    ս: 'u',
    հ: 'h',
    ց: 'g',
  }),
)

/** Digits and signs that are read as letters. */
const LEET: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '0': 'o',
    '1': 'l',
    '2': 'z',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '6': 'b',
    '7': 't',
    '8': 'b',
    '9': 'g',
    '|': 'l',
    '!': 'l',
    '¡': 'l',
    $: 's',
    '@': 'a',
    '€': 'e',
    '£': 'l',
    '¢': 'c',
    '+': 't',
    '×': 'x',
  }),
)

/** Cyrillic capitals look like Latin letters that their small forms do not resemble. */
const CAPITALS: ReadonlyMap<string, string> = new Map(
  Object.entries({ В: 'b', Н: 'h', Р: 'p', С: 'c', Υ: 'y', Ν: 'n', Η: 'h', Μ: 'm', Ζ: 'z', Ρ: 'p' }),
)

/** The letters a name is read as. Case, accents, spaces and punctuation do not count; letters, digits and signs that are alike become one. */
export function lettersOf(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '')
  let latin = ''
  for (const letter of bare) {
    const small = CAPITALS.get(letter) ?? letter.toLowerCase()
    const alike = LOOK_ALIKES.get(small) ?? small
    latin += LEET.get(alike) ?? alike
  }
  return latin.replace(/[^\p{L}\p{N}]/gu, '').replace(/[ij]/g, 'l')
}

/** The form that look-alike names share: two names with the same form could be taken for each other. Pairs that look like one letter are one. */
export const nameKey = (name: string): string => lettersOf(name).replace(/rn/g, 'm').replace(/vv/g, 'w')
