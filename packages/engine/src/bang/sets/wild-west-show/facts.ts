import { characterFacts, eventFacts } from '../../facts.ts'

/** What is printed on the characters of Wild West Show. */
export const characters = characterFacts({
  'big-spencer': { name: { en: 'Big Spencer', fr: 'Big Spencer', it: 'Big Spencer' }, life: 9, startingHand: 5 },
  'flint-westwood': { name: { en: 'Flint Westwood', fr: 'Flint Westwood', it: 'Flint Westwood' }, life: 4 },
  'gary-looter': { name: { en: 'Gary Looter', fr: 'Gary Looter', it: 'Gary Looter' }, life: 5 },
  'gregory-deck': { name: { en: 'Gregory Deck', fr: 'Gregory Deck', it: 'Gregory Deck' }, life: 4 },
  'john-pain': { name: { en: 'John Pain', fr: 'John Pain', it: 'John Pain' }, life: 4 },
  'lee-van-kliff': { name: { en: 'Lee Van Kliff', fr: 'Lee Van Kliff', it: 'Lee Van Kliff' }, life: 4 },
  'teren-kill': { name: { en: 'Teren Kill', fr: 'Teren Kill', it: 'Teren Kill' }, life: 3 },
  'youl-grinner': { name: { en: 'Youl Grinner', fr: 'Youl Grinner', it: 'Youl Grinner' }, life: 4 },
})

/** Cards that turn up the next show card when they are played under their own name. */
export const TURNS_THE_PILE: readonly string[] = ['stagecoach', 'wells-fargo']

/** The cards of the show pile: nine that are shuffled, and the one that comes last. */
export const shows = eventFacts({
  'bone-orchard': { name: { en: 'Bone Orchard', fr: 'Cimetière', it: 'Camposanto' }, timing: 'turn-order', duration: 'until-replaced' },
  'darling-valentine': {
    name: { en: 'Darling Valentine', fr: 'Darling Valentine', it: 'Darling Valentine' },
    timing: 'turn-start',
    duration: 'until-replaced',
  },
  'dorothy-rage': { name: { en: 'Dorothy Rage', fr: 'Dorothy Rage', it: 'Dorothy Rage' }, timing: 'phase2', duration: 'until-replaced' },
  gag: { name: { en: 'Gag', it: 'Bavaglio' }, timing: 'continuous', duration: 'until-replaced' },
  'helena-zontero': { name: { en: 'Helena Zontero', fr: 'Helena Zontero', it: 'Helena Zontero' }, timing: 'on-enter', duration: 'instant' },
  'lady-rosa-del-texas': { name: { en: 'Lady Rosa del Texas', it: 'Lady Rosa del Texas' }, timing: 'phase2', duration: 'until-replaced' },
  'miss-susanna': { name: { en: 'Miss Susanna', fr: 'Miss Susanna', it: 'Miss Susanna' }, timing: 'turn-end', duration: 'until-replaced' },
  sacagaway: { name: { en: 'Sacagaway', fr: 'Sacagaway', it: 'Sacagaway' }, timing: 'continuous', duration: 'until-replaced' },
  showdown: {
    name: { en: 'Showdown', fr: 'Règlement de Comptes', it: 'Regolamento di Conti' },
    timing: 'continuous',
    duration: 'until-replaced',
  },
  'wild-west-show': {
    name: { en: 'Wild West Show', fr: 'Wild West Show', it: 'Wild West Show' },
    timing: 'continuous',
    duration: 'rest-of-game',
    last: true,
  },
})
