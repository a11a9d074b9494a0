import type { TalkWords } from './talk.en.ts'

export const talkFr: TalkWords = {
  say: 'Dites quelque chose…',
  send: 'Envoyer',
  phrases: {
    hello: 'Bonsoir',
    'good-game': 'Belle partie',
    'well-played': 'Bien joué',
    thanks: 'Merci',
    sorry: 'Désolé',
    hurry: 'Allez, on joue',
    oops: 'Oups',
    'not-me': 'Ce n’est pas moi',
    'trust-me': 'Faites-moi confiance',
    draw: 'Dégainez !',
  },
  quick: 'Phrases toutes faites',
  mute: (name) => `Ne plus entendre ${name}`,
  unmute: (name) => `Entendre ${name} de nouveau`,
  closed: 'L’hôte a fermé la discussion.',
  closeTalk: 'Fermer la discussion pour tous',
  openTalk: 'Ouvrir la discussion',
  aside: 'pas entendu de ceux qui jouent',
  somebody: 'Quelqu’un qui est parti',
  empty: 'Personne n’a rien dit.',
}
