import { describe, expect, test } from 'vitest'
import { nameKey } from '../../src/people/names/fold.ts'
import { proposedName } from '../../src/people/names/proposed.ts'
import { nameRules } from '../../src/people/names/rules.ts'
import { Refused } from '../../src/refused.ts'

const rules = nameRules(['# remark', 'Mayor', '*banana*', '', '  ***  '])

/** The reason a name is refused for, or the name as it is shown. */
function verdict(name: string): string {
  try {
    return rules.check(name)
  } catch (error) {
    if (error instanceof Refused && error.code === 'name-not-allowed') return String(error.facts?.why)
    throw error
  }
}

describe('names', () => {
  test.each([
    ['Jo', 'Jo'],
    ['  Dusty   Rose  ', 'Dusty Rose'],
    ['Zoë Müller-Lüdenscheidt', 'Zoë Müller-Lüdenscheidt'],
    ['Иван', 'Иван'],
    ['Ελένη', 'Ελένη'],
    ['Իվան', 'Իվան'],
    ['ᏣᎳᎩ', 'ᏣᎳᎩ'],
    ['서연 Kim', '서연 Kim'],
    ['さくら', 'さくら'],
    ['नीलम', 'नीलम'],
    ['שרה לוי', 'שרה לוי'],
    ['مريم', 'مريم'],
    ['Нұрсұлтан', 'Нұрсұлтан'],
    ['李小龍', '李小龍'],
    ['Ｆｕｌｌｗｉｄｔｈ', 'Fullwidth'],
    ["O'Neil 3.5", "O'Neil 3.5"],
    ['Scarlett', 'Scarlett'],
    ['Nigel', 'Nigel'],
    ['Nigeria', 'Nigeria'],
    ['Pompey', 'Pompey'],
    ['Assunta', 'Assunta'],
    ['Constance', 'Constance'],
    ['Sundown Kid', 'Sundown Kid'],
    ['🤠 Kit', '🤠 Kit'],
    ['x'.repeat(24), 'x'.repeat(24)],
  ])('%j is shown as %j', (name, shown) => {
    expect(verdict(name)).toBe(shown)
  })

  test.each([
    ['J', 'length'],
    ['  J  ', 'length'],
    ['x'.repeat(25), 'length'],
    ['\u{FDFA}\u{FDFA}', 'length'],
    ['Kit\u0000', 'characters'],
    ['Kit\nCarson', 'characters'],
    ['Kit\u202Enosrac', 'characters'],
    ['Ki\u200Bt', 'characters'],
    ['Ki\u200Dt', 'characters'],
    ['Kit\u2066', 'characters'],
    ['Kit\uFEFF', 'characters'],
    ['\u3164\u3164', 'characters'],
    ['\u2800\u2800', 'characters'],
    ['Ki\u00ADt', 'characters'],
    ['K\u0301\u0302\u0303\u0304it', 'characters'],
    ['...', 'characters'],
    ['🤠🤠', 'characters'],
    ['Kit\uE000', 'characters'],
    ['admin', 'reserved'],
    ['Adm1n', 'reserved'],
    ['АDMIN', 'reserved'],
    // Cherokee, alone and beside Latin letters; small ones too.
    ['Ꭺdmin', 'reserved'],
    ['ᎪᎠᎷᎥᏁ', 'reserved'],
    ['ꭺꭰꮇꭵꮑ', 'reserved'],
    ['ꓮꓓꓟꓲꓠ', 'reserved'],
    ['ᗩᗪᗰiᑎ', 'reserved'],
    ['аԁміп', 'reserved'],
    ['𝒜𝒹𝓂𝒾𝓃', 'reserved'],
    ['𝗔𝗱𝗺𝗶𝗻', 'reserved'],
    ['Ａｄｍｉｎ', 'reserved'],
    ['Ⓐⓓⓜⓘⓝ', 'reserved'],
    ['🅰dmin', 'reserved'],
    ['🇦dmin', 'reserved'],
    ['ᴀᴅᴍɪɴ', 'reserved'],
    ['ѕtaff', 'reserved'],
    ['Ꮪundown', 'reserved'],
    ['sεrνεr', 'reserved'],
    // Two scripts in one name are there to deceive, whomever.
    ['Вilly', 'characters'],
    ['Κit', 'characters'],
    ['Ꭱosa', 'characters'],
    ['Pаul', 'characters'],
    ['Rоsе', 'characters'],
    ['ოscar', 'characters'],
    // Scripts nobody is named in today.
    ['𐐄𐐢', 'characters'],
    ['ᚠᚢᚦ', 'characters'],
    ['ⲀⲆⲘ', 'characters'],
    ['a d m i n', 'reserved'],
    ['Admin Bob', 'reserved'],
    ['Bob (Moderator)', 'reserved'],
    ['ＳＵＮＤＯＷＮ', 'reserved'],
    ['5undown', 'reserved'],
    ['mayor', 'reserved'],
    ['Bananarama', 'rude'],
    ['f.u.c.k', 'rude'],
    ['Fuuuuck', 'rude'],
    ['5h1t', 'rude'],
    ['n1gg3r', 'rude'],
    ['Niggggger', 'rude'],
    ['Vaffanculo', 'rude'],
    ['Fils de pute', 'rude'],
    ['Hítler', 'rude'],
  ])('%j is refused: %s', (name, why) => {
    expect(verdict(name)).toBe(why)
  })
})

test.each([
  ['Billy', 'B1lly'],
  ['Billy', 'BiIIy'],
  ['Rosa', 'Роса'.replace('Р', 'R').replace('с', 's')],
  ['Oscar', '0scar'],
  ['Moses', 'Мoses'],
  ['Marnie', 'Mamie'],
  ['Zoe', 'Zoë'],
  ['Kit Carson', 'kit_carson'],
  ['Kappa', 'Κappa'],
  ['Walt', 'VValt'],
  ['Savannah', '$avannah'],
  ['cope', 'соре'],
  ['Alice', 'Ꭺlice'],
  ['ALICE', 'ᎪᏞᎥᏟᎬ'],
  ['BOLIC', 'ꓐꓳꓡꓲꓚ'],
  ['Paul', 'Pаul'],
  ['Hans', '𝓗𝓪𝓷𝓼'],
  ['Anna', '🅰nn🅰'],
])('%j and %j look alike', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other))
})

test.each([
  ['Kit', 'Kat'],
  ['Anna', 'Hanna'],
  ['Иван', 'Олег'],
])('%j and %j do not', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other))
})

test('proposed names are allowed, and many', () => {
  const seen = new Set<string>()
  for (let i = 0; i < 65_536; i += 7) {
    const name = proposedName((bytes) => Uint8Array.from({ length: bytes }, () => Math.trunc(Math.random() * 256)))
    if (!seen.has(name)) expect(verdict(name)).toBe(name)
    seen.add(name)
  }
  expect(seen.size).toBeGreaterThan(1500)
})
