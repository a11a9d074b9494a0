/**
 * Letters that are read as Latin ones, by script: what it looks like, then everything that looks so. Small letters where a script has them, in the form that is
 * left when accents are gone and letters of circles, squares and the like are written out.
 */
const CYRILLIC =
  'a:а b:въьꙏ c:сҫ d:ԁ e:еєҽ f:ғ g:ԍ h:нһђћӊ i:і j:ј k:кқӄҡҟ l:ӏ m:м n:пңҥ o:о p:р q:ԛ r:гґя s:ѕ t:т u:иц v:ѵ w:ѡԝшщ x:хҳ y:уүұў 3:зэҙ 4:ч 6:б'
const GREEK = 'a:α b:β c:ϲ d:δ e:ε f:ϝ i:ι j:ϳ k:κϰ m:ϻ n:η o:οσ p:ρϱ s:ς t:τ u:μυ v:ν w:ω x:χ y:γ z:ζ'
/** Capitals look like Latin letters that their small forms do not resemble. */
const CAPITALS = 'b:В h:НΗ p:РΡ c:С y:Υ n:Ν m:Μ s:Տ z:Ζ'
const CHEROKEE = 'a:Ꭺ b:ᏏᏴ c:Ꮯ d:ᎠᏧ e:Ꭼ f:Ꮂ g:ᏀᏳ h:ᎻᏂ i:ᎥᏆ j:Ꭻ k:Ꮶ l:Ꮮ m:Ꮇ n:Ꮑ o:ᎾᏫ p:Ꮲ q:Ꭴ r:ᎡᏒᎱ s:ᏚᏕᏍ t:Ꭲ u:Ꮜ v:Ꮩ w:ᎳᏔᏊ y:ᎩᎽ z:Ꮓ 4:Ꮞ'
const ARMENIAN = 'g:ց h:հ l:լ n:ո o:օ q:զ u:ս w:ա'
const LISU = 'a:ꓮ b:ꓐ c:ꓚ d:ꓓꓷ e:ꓰ f:ꓝ g:ꓖ h:ꓧ i:ꓲ j:ꓙ k:ꓗ l:ꓡ m:ꓟ n:ꓠ o:ꓳ p:ꓑ r:ꓣ s:ꓢ t:ꓔ u:ꓴ v:ꓦ w:ꓪ x:ꓫ y:ꓬ z:ꓜ'
const CANADIAN = 'a:ᗅᗩᐱ b:ᗷᑲᖯ c:ᑕᐸ d:ᗞᗪᑯ e:ᗴᕮ f:ᖴ g:ᘜ h:ᕼ j:ᒍ l:ᒪ m:ᗰ n:ᑎᐢ o:ᐤ p:ᑭᕿ q:ᑫ r:ᖇ s:ᔕᔆ t:ᐪ u:ᑌ v:ᐯ w:ᗯ x:᙭ y:ᖻ z:ᙆ'
const LATIN =
  'a:ɑᴀɐ ae:æ b:ɓʙƃ c:ᴄɕƈ d:đðɗᴅɖ e:ɛᴇǝəɘ f:ƒꜰ g:ɡɢɠ h:ħʜɦ i:ıɩɪɨ j:ȷᴊɉ k:ᴋƙ l:łʟɭǀƚ m:ᴍɱ n:ɴŋɲƞ o:øᴏɔɵ oe:œ p:ᴘþƥ q:ʠɋ r:ʀɾɼ s:ꜱʂƨ ss:ß t:ŧᴛƭʈ ' +
  'u:ᴜʉʊɥ v:ᴠʋʌ w:ᴡɯʍ y:ʏƴɏ z:ᴢʐƶȥ'

/** Signs and digits that are read as letters. */
const SIGNS = 'o:0 l:1|!¡£ z:2 e:3€ a:4@ s:5$ b:68 t:7+† g:9 c:¢ x:×'

function read(...tables: readonly string[]): ReadonlyMap<string, string> {
  const latin = new Map<string, string>()
  for (const entry of tables.join(' ').split(' ')) {
    const [looksLike = '', letters = ''] = entry.split(':')
    for (const letter of letters) latin.set(letter, looksLike)
  }
  return latin
}

const small = read(CYRILLIC, GREEK, ARMENIAN, LISU, CANADIAN, LATIN)
const capitals = read(CAPITALS)
/** Its small letters are the same in small. */
const cherokee = read(CHEROKEE)
const signs = read(SIGNS)

/** White on black, and the letters of flags: alphabets of signs that are not written out by themselves. */
const SIGN_ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6]

function letterOfSign(sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0
  const alphabet = SIGN_ALPHABETS.find((first) => code >= first && code < first + 26)
  return alphabet === undefined ? undefined : String.fromCodePoint(0x61 + code - alphabet)
}

/** What a letter, digit or sign is read as. */
export function readAs(letter: string): string {
  const lower = letter.toLowerCase()
  const alike = capitals.get(letter) ?? cherokee.get(letter.toUpperCase()) ?? small.get(lower) ?? letterOfSign(letter) ?? lower
  return signs.get(alike) ?? alike
}
