import { of } from '@sundown/engine/words/french'
import type { QuickWords } from './quick.en.ts'

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit']
const number = (n: number): string => NUMBERS[n] ?? String(n)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const quickFr: QuickWords = {
  title: 'Partie rapide',
  joins: (host, free) => `La table ${of(host)} a encore ${free === 1 ? 'une chaise' : `${number(free)} chaises`}.`,
  opens: 'Ouvre une table pour vous.',
  fillIn: (seconds) => `Des robots complètent après ${seconds} s.`,
  likes: 'Mes préférences',
  size: 'Joueurs',
  anySize: 'tous',
  pace: 'Rythme',
  paces: { fast: '30 s par tour', usual: '60 s par tour', calm: '120 s par tour' },
  setting: (game, seconds) => `${game} · ${seconds} s`,
  chairs: 'Chaises',
  you: 'Vous',
  justNow: 'à l’instant',
  away: 'absent',
  botIn: (time) => `robot dans ${time}`,
  bot: 'Robot',
  left: (time) => `Encore ${time}`,
  afterwards: (bots) =>
    bots === 1
      ? 'Puis un robot s’assied et on distribue les cartes.'
      : `Puis ${number(bots)} robots s’asseyent et on distribue les cartes.`,
  full: 'Toutes les chaises sont prises. On distribue les cartes.',
  botsSit: 'Les robots sont assis. On distribue dans un instant ; une personne peut encore prendre la chaise d’un robot.',
  dealing: 'On distribue les cartes…',
  here: (people, chairs) => `${capital(number(people))} sur ${number(chairs)} ${people === 1 ? 'est là' : 'sont là'}`,
  until: 'Une chaise vide peut encore être prise. Un robot cède sa chaise à une personne jusqu’à la donne.',
  agreed: (ready, people) => `${capital(number(ready))} sur ${number(people)} ${ready === 1 ? 'veut' : 'veulent'} commencer.`,
  leave: 'Partir',
  dealNow: 'Distribuer, avec des robots',
  wait: 'Attendre quand même',
  takeChair: 'Prendre une chaise',
  watching: 'Vous regardez seulement. Prenez une chaise pour jouer.',
  meanwhile: 'En attendant',
  meanwhileNote: 'Allez où vous voulez. Le ticket vous suit et vous appelle à la donne.',
  warmUp: 'S’échauffer ici',
  warmUpNote: 'Une partie contre des robots dans cette page. Elle est gardée à la donne.',
  draw: 'Jouer',
  learn: 'Apprendre en cinq minutes',
  learnNote: 'Une première partie qui vous guide.',
  begin: 'Commencer',
  read: 'Voir les cartes',
  readNote: 'Tout ce que vous pouvez recevoir.',
  look: 'Voir',
  atTable: 'À la table',
  ticket: 'Votre chaise',
  ticketAt: (host) => `Table ${of(host)}`,
  ticketState: (people, chairs) => `${people} sur ${chairs} là`,
  called: 'Les cartes sont distribuées',
  toTable: 'À la table',
}
