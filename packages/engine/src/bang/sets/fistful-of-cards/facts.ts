import { eventFacts } from '../../facts.ts'

/** What is printed on the event cards of A Fistful of Cards. */
export const events = eventFacts({
  'abandoned-mine': {
    name: { en: 'Abandoned Mine', fr: 'Mine Abandonnée', it: 'Miniera Abbandonata' },
    timing: 'phase1+phase3',
    duration: 'round',
  },
  ambush: { name: { en: 'Ambush', fr: 'Embuscade', it: 'Agguato' }, timing: 'continuous', duration: 'round' },
  'blood-brothers': {
    name: { en: 'Blood Brothers', fr: 'Frères de Sang', it: 'Fratelli di Sangue' },
    timing: 'turn-start',
    duration: 'round',
  },
  'dead-man': { name: { en: 'Dead Man', fr: 'Mort', it: 'Dead Man' }, timing: 'turn-order', duration: 'round' },
  'hard-liquor': { name: { en: 'Hard Liquor', fr: 'Liqueur Forte', it: 'Liquore Forte' }, timing: 'before-phase1', duration: 'round' },
  'the-judge': { name: { en: 'The Judge', fr: 'Le Juge', it: 'Il Giudice' }, timing: 'continuous', duration: 'round' },
  lasso: { name: { en: 'Lasso', fr: 'Lasso', it: 'Lazo' }, timing: 'continuous', duration: 'round' },
  'law-of-the-west': {
    name: { en: 'Law of the West', fr: "La Loi de l'Ouest", it: 'Legge del West' },
    timing: 'phase1+phase2',
    duration: 'round',
  },
  peyote: { name: { en: 'Peyote', fr: 'Peyote', it: 'Peyote' }, timing: 'replaces-phase1', duration: 'round' },
  ranch: { name: { en: 'Ranch', fr: 'Ranch', it: 'Ranch' }, timing: 'phase1-end', duration: 'round' },
  ricochet: { name: { en: 'Ricochet', fr: 'Rebond', it: 'Rimbalzo' }, timing: 'phase2', duration: 'round' },
  'russian-roulette': {
    name: { en: 'Russian Roulette', fr: 'Roulette Russe', it: 'Roulette Russa' },
    timing: 'on-enter',
    duration: 'instant',
  },
  sniper: { name: { en: 'Sniper', fr: 'Sniper', it: 'Cecchino' }, timing: 'phase2', duration: 'round' },
  vendetta: { name: { en: 'Vendetta', fr: 'Vengeance', it: 'Vendetta' }, timing: 'turn-end', duration: 'round' },
  'a-fistful-of-cards': {
    name: { en: 'A Fistful of Cards', fr: 'Pour une poignée de cartes', it: 'Per un Pugno di Carte' },
    timing: 'turn-start',
    duration: 'rest-of-game',
    last: true,
  },
})
