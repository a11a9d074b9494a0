import { describe, expect, it } from 'vitest'
import { cards as facts } from '../../src/bang/sets/base/facts.ts'
import { fr as baseFr } from '../../src/bang/sets/base/words.fr.ts'
import { it as baseIt } from '../../src/bang/sets/base/words.it.ts'
import * as english from '../../src/western/words/english.ts'
import * as french from '../../src/western/words/french.ts'
import * as italian from '../../src/western/words/italian.ts'

describe('English', () => {
  it('counts', () => {
    expect([0, 1, 2].map(english.cards)).toEqual(['0 cards', '1 card', '2 cards'])
    expect([1, 3].map(english.points)).toEqual(['1 life point', '3 life points'])
  })

  it('has articles and possessives', () => {
    expect(english.a('Beer', 'common')).toBe('a Beer')
    expect(english.a('Outlaw', 'common')).toBe('an Outlaw')
    expect(english.a('Indians!', 'proper')).toBe('Indians!')
    expect(english.the('Barrel', 'common')).toBe('the Barrel')
    expect(english.possessive('Elena')).toBe('Elena’s')
    expect(english.possessive('Boris')).toBe('Boris’')
  })

  it('lists', () => {
    expect(english.list([])).toBe('')
    expect(english.list(['Anna'])).toBe('Anna')
    expect(english.list(['Anna', 'Bruno', 'Carla'])).toBe('Anna, Bruno and Carla')
  })
})

describe('French', () => {
  it('counts from two on', () => {
    expect([0, 1, 2].map(french.cards)).toEqual(['0 carte', '1 carte', '2 cartes'])
    expect([1, 3].map(french.points)).toEqual(['1 point de vie', '3 points de vie'])
  })

  it.each([
    ['Elena', 'd’Elena'],
    ['anna', 'd’anna'],
    ['Émile', 'd’Émile'],
    ['Œdipe', 'd’Œdipe'],
    ['Hélène', 'd’Hélène'],
    ['Henri', 'd’Henri'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
    ['Harry', 'de Harry'],
    ['Hors-la-loi', 'de Hors-la-loi'],
    ['Bruno', 'de Bruno'],
    ['7 de Pique', 'de 7 de Pique'],
  ])('de %s', (name, text) => expect(french.of(name)).toBe(text))

  it('contracts articles', () => {
    expect(french.ofThe('le Saloon')).toBe('du Saloon')
    expect(french.ofThe('la Planque')).toBe('de la Planque')
    expect(french.ofThe('l’Adjoint')).toBe('de l’Adjoint')
    expect(french.ofThe('El Gringo')).toBe('d’El Gringo')
    expect(french.toThe('le Saloon')).toBe('au Saloon')
    expect(french.toThe('la Planque')).toBe('à la Planque')
  })

  it('knows the gender of every card', () => {
    const the = Object.values(facts).map(({ id, name }) => french.the(name.fr, baseFr.nouns[id]))
    expect(the).toEqual([
      'la Planque',
      'la Dynamite',
      'la Lunette',
      'le Mustang',
      'la Prison',
      'la Volcanic',
      'le Schofield',
      'le Remington',
      'la Carabine',
      'la Winchester',
      'le BANG !',
      'le Raté !',
      'la Bière',
      'le Saloon',
      'le Convoi',
      'la Diligence',
      'le Magasin',
      'le Braquage !',
      'le Coup de foudre',
      'la Gatling',
      'Indiens !',
      'le Duel',
    ])
    expect(french.the('Adjoint', 'masculine')).toBe('l’Adjoint')
    expect(french.the('Hors-la-loi', 'masculine')).toBe('le Hors-la-loi')
    expect(french.a('Bière', 'feminine')).toBe('une Bière')
    expect(french.a('Raté !', 'masculine')).toBe('un Raté !')
  })

  it('sets spaces that do not break', () => {
    expect(french.typeset('Quoi ? « Dégainez ! » : Raté !. Oui ; non')).toBe(
      'Quoi\u202f? «\u00a0Dégainez\u202f!\u00a0»\u00a0: Raté\u202f! Oui\u202f; non',
    )
    const once = french.typeset('Tour 1 : Anna tire sur Bruno : BANG !.')
    expect(french.typeset(once)).toBe(once)
  })
})

describe('Italian', () => {
  it('counts', () => {
    expect([0, 1, 2].map(italian.cards)).toEqual(['0 carte', '1 carta', '2 carte'])
    expect([1, 3].map(italian.points)).toEqual(['1 punto vita', '3 punti vita'])
  })

  it('knows the gender of every card', () => {
    const the = Object.values(facts).map(({ id, name }) => italian.the(name.it, baseIt.nouns[id]))
    expect(the).toEqual([
      'il Barile',
      'la Dinamite',
      'il Mirino',
      'il Mustang',
      'la Prigione',
      'la Volcanic',
      'la Schofield',
      'la Remington',
      'la Rev. Carabine',
      'la Winchester',
      'il Bang!',
      'il Mancato!',
      'la Birra',
      'il Saloon',
      'la Diligenza',
      'la Wells Fargo',
      'l’Emporio',
      'Panico!',
      'Cat Balou',
      'la Gatling',
      'Indiani!',
      'il Duello',
    ])
  })

  it.each([
    ['Sceriffo', 'masculine', 'uno Sceriffo', 'lo Sceriffo'],
    ['Zoppo', 'masculine', 'uno Zoppo', 'lo Zoppo'],
    ['Emporio', 'masculine', 'un Emporio', 'l’Emporio'],
    ['Saloon', 'masculine', 'un Saloon', 'il Saloon'],
    ['Arma', 'feminine', 'un’Arma', 'l’Arma'],
    ['Stella', 'feminine', 'una Stella', 'la Stella'],
    ['Birra', 'feminine', 'una Birra', 'la Birra'],
  ] as const)('%s', (name, gender, a, the) => {
    expect(italian.a(name, gender)).toBe(a)
    expect(italian.the(name, gender)).toBe(the)
  })

  it.each([
    ['di', 'il Barile', 'del Barile'],
    ['di', 'lo Sceriffo', 'dello Sceriffo'],
    ['di', 'la Prigione', 'della Prigione'],
    ['di', 'l’Emporio', 'dell’Emporio'],
    ['di', 'gli scarti', 'degli scarti'],
    ['di', 'Jourdonnais', 'di Jourdonnais'],
    ['a', 'il Saloon', 'al Saloon'],
    ['a', 'Anna', 'ad Anna'],
    ['a', 'Bruno', 'a Bruno'],
    ['da', 'la Wells Fargo', 'dalla Wells Fargo'],
    ['su', 'l’Emporio', 'sull’Emporio'],
    ['in', 'la Prigione', 'nella Prigione'],
    ['in', 'il mazzo', 'nel mazzo'],
  ] as const)('%s + %s', (preposition, noun, text) => expect(italian.joined(preposition, noun)).toBe(text))

  it('lists', () => {
    expect(italian.list(['Anna', 'Elena'])).toBe('Anna ed Elena')
    expect(italian.list(['Anna', 'Bruno', 'Carla'])).toBe('Anna, Bruno e Carla')
  })
})
