import { eventFacts } from '../../facts.ts'

/** What is printed on the event cards of High Noon. */
export const events = eventFacts({
  blessing: { name: { en: 'Blessing', fr: 'Bénédiction', it: 'Benedizione' }, timing: 'continuous', duration: 'round', edition: 'core' },
  curse: { name: { en: 'Curse', fr: 'Malédiction', it: 'Maledizione' }, timing: 'continuous', duration: 'round', edition: 'core' },
  'the-daltons': {
    name: { en: 'The Daltons', fr: 'Les Dalton', it: 'I Dalton' },
    timing: 'on-enter',
    duration: 'instant',
    edition: 'core',
  },
  'the-doctor': {
    name: { en: 'The Doctor', fr: 'Le Docteur', it: 'Il Dottore' },
    timing: 'on-enter',
    duration: 'instant',
    edition: 'core',
  },
  'ghost-town': {
    name: { en: 'Ghost Town', fr: 'Ville Fantôme', it: 'Città Fantasma' },
    timing: 'turn-order',
    duration: 'round',
    edition: 'core',
  },
  'gold-rush-event': {
    name: { en: 'Gold Rush', fr: "Ruée vers l'Or", it: "Corsa all'Oro" },
    timing: 'turn-order',
    duration: 'round',
    edition: 'core',
  },
  hangover: { name: { en: 'Hangover', fr: 'Gueule de Bois', it: 'Sbornia' }, timing: 'continuous', duration: 'round', edition: 'core' },
  'the-reverend': {
    name: { en: 'The Reverend', fr: 'Le Révérend', it: 'Il Reverendo' },
    timing: 'continuous',
    duration: 'round',
    edition: 'core',
  },
  'the-sermon': { name: { en: 'The Sermon', fr: 'Le Sermon', it: 'Il Sermone' }, timing: 'continuous', duration: 'round', edition: 'core' },
  shootout: { name: { en: 'Shootout', fr: 'Fusillade', it: 'Sparatoria' }, timing: 'continuous', duration: 'round', edition: 'core' },
  thirst: { name: { en: 'Thirst', fr: 'Soif', it: 'Sete' }, timing: 'phase1', duration: 'round', edition: 'core' },
  'train-arrival': {
    name: { en: 'Train Arrival', fr: 'Arrivée du Train', it: 'Il Treno' },
    timing: 'phase1-end',
    duration: 'round',
    edition: 'core',
  },
  'high-noon': {
    name: { en: 'High Noon', fr: 'Duel au soleil', it: 'Mezzogiorno di Fuoco' },
    timing: 'turn-start',
    duration: 'rest-of-game',
    edition: 'core',
    last: true,
  },
  handcuffs: { name: { en: 'Handcuffs', fr: 'Menottes', it: 'Manette' }, timing: 'phase1-end', duration: 'round', edition: 'extra' },
  'new-identity': {
    name: { en: 'New Identity', fr: 'Nouvelle Identité', it: 'Nuova Identità' },
    timing: 'turn-start',
    duration: 'round',
    edition: 'extra',
  },
})
