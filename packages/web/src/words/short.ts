import type { ReasonCode } from '@sundown/engine'
import type { Language } from '@sundown/engine/words'
import type { Refusal } from '../session/session.ts'

type Facts = NonNullable<Refusal['facts']>
type Short = string | ((facts: Facts) => string)
type ShortWords = { readonly [code in ReasonCode]: Short }

/** Reasons of a few words, as they stand on a dimmed card or at the foot of a seat. The teller has the whole sentence. */
const en: ShortWords = {
  'game-over': 'the game is over',
  'old-question': 'too late',
  'not-asked': 'not your decision',
  'not-allowed': 'not now',
  'not-in-hand': 'not in your hand',
  'only-as-answer': 'only as an answer',
  'bang-limit': 'one BANG! a turn',
  twin: 'one is already in play',
  'not-a-bang': 'not a BANG!',
  'not-a-missed': 'does not stop a shot',
  'no-target': 'takes no target',
  'target-needed': 'needs a target',
  'wrong-choice': 'not a choice',
  'not-in-row': 'not in the row',
  'no-such-seat': 'nobody there',
  'not-in-play': 'out of the game',
  yourself: 'not yourself',
  'out-of-reach': ({ distance, reach }) => (distance === undefined ? 'out of reach' : `${distance} away, you reach ${reach}`),
  'too-far': ({ distance }) => (distance === undefined ? 'too far' : `too far: ${distance} away`),
  'no-cards': 'has no cards',
  sheriff: 'not on the Sheriff',
  'twin-there': 'has one already',
  'once-a-shot': 'used against this shot',
  'only-beer-saves': 'only a Beer helps',
  'two-players-left': 'no use between two',
  'too-many-cards': 'too many cards: discard first',
  'no-discards': 'discard pile is empty',
  'full-life': 'at full life',
  'too-few-cards': ({ cards }) => `needs ${cards ?? 2} cards`,
}

const fr: ShortWords = {
  'game-over': 'partie terminée',
  'old-question': 'trop tard',
  'not-asked': 'pas à vous',
  'not-allowed': 'pas maintenant',
  'not-in-hand': 'pas dans votre main',
  'only-as-answer': 'seulement en réponse',
  'bang-limit': 'un BANG! par tour',
  twin: 'déjà en jeu',
  'not-a-bang': 'pas un BANG!',
  'not-a-missed': 'n’arrête pas un tir',
  'no-target': 'sans cible',
  'target-needed': 'il faut une cible',
  'wrong-choice': 'pas un choix',
  'not-in-row': 'pas dans la rangée',
  'no-such-seat': 'personne ici',
  'not-in-play': 'hors jeu',
  yourself: 'pas vous-même',
  'out-of-reach': ({ distance, reach }) => (distance === undefined ? 'hors de portée' : `à ${distance}, votre portée ${reach}`),
  'too-far': ({ distance }) => (distance === undefined ? 'trop loin' : `trop loin, à ${distance}`),
  'no-cards': 'n’a pas de cartes',
  sheriff: 'pas sur le Shérif',
  'twin-there': 'en a déjà une',
  'once-a-shot': 'déjà servi, ce tir',
  'only-beer-saves': 'seule une Bière sauve',
  'two-players-left': 'sans effet à deux',
  'too-many-cards': 'trop de cartes, défaussez',
  'no-discards': 'défausse vide',
  'full-life': 'vie au complet',
  'too-few-cards': ({ cards }) => `il faut ${cards ?? 2} cartes`,
}

const it: ShortWords = {
  'game-over': 'partita finita',
  'old-question': 'troppo tardi',
  'not-asked': 'non tocca a te',
  'not-allowed': 'non ora',
  'not-in-hand': 'non in mano',
  'only-as-answer': 'solo in risposta',
  'bang-limit': 'un BANG! per turno',
  twin: 'ce n’è già una',
  'not-a-bang': 'non è un BANG!',
  'not-a-missed': 'non ferma il colpo',
  'no-target': 'senza bersaglio',
  'target-needed': 'serve un bersaglio',
  'wrong-choice': 'non si può scegliere',
  'not-in-row': 'non è nella fila',
  'no-such-seat': 'qui non c’è nessuno',
  'not-in-play': 'fuori gioco',
  yourself: 'non te stesso',
  'out-of-reach': ({ distance, reach }) => (distance === undefined ? 'fuori portata' : `distanza ${distance}, portata ${reach}`),
  'too-far': ({ distance }) => (distance === undefined ? 'troppo lontano' : `troppo lontano: a ${distance}`),
  'no-cards': 'non ha carte',
  sheriff: 'non sullo Sceriffo',
  'twin-there': 'ne ha già una',
  'once-a-shot': 'già usata, questo colpo',
  'only-beer-saves': 'ti salva solo una Birra',
  'two-players-left': 'in due non serve',
  'too-many-cards': 'troppe carte: prima scarta',
  'no-discards': 'nessuno scarto',
  'full-life': 'vita al massimo',
  'too-few-cards': ({ cards }) => `servono ${cards ?? 2} carte`,
}

const words: { readonly [language in Language]: ShortWords } = { en, fr, it }

/** Every reason that has short words. */
export const SHORT_CODES: readonly string[] = Object.keys(en)
const isCode = (code: string): code is ReasonCode => Object.hasOwn(en, code)

/** A reason in at most five words. */
export function shortReason(language: Language, { code, facts = {} }: Refusal): string {
  const short = words[language][isCode(code) ? code : 'not-allowed']
  return typeof short === 'string' ? short : short(facts)
}
