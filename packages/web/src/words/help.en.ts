import type { GameName } from '../session/played.ts'

/** How one game is played, on a page: short paragraphs, each a line to read. */
export interface GameHelp {
  readonly aim: readonly string[]
  readonly setUp: readonly string[]
  /** The steps of a turn, in order. */
  readonly turn: readonly string[]
  /** What has to be known besides. */
  readonly also: readonly { readonly title: string; readonly text: string }[]
  readonly end: readonly string[]
}

/** How to play, in our own words. The other languages have exactly these keys. */
export const helpEn = {
  aim: 'What you want',
  setUp: 'Before you begin',
  turn: 'Your turn',
  also: 'Good to know',
  symbols: 'What the signs mean',
  end: 'How it ends',
  expansions: 'What the expansions add',
  games: {
    bang: {
      aim: [
        'Everybody plays a role and keeps it secret. Only the Sheriff wears a star for all to see.',
        'So watch who shoots at whom, and guess who is on your side.',
      ],
      setUp: [
        'You get a role, a character with an ability, and one card for each life point of the character.',
        'The Sheriff has one life point more than the character says, and begins. Turns go round clockwise.',
      ],
      turn: [
        'Draw two cards.',
        'Play what you like, in any order. The one limit: a single BANG! a turn.',
        'Keep at most as many cards as you have life points; the rest goes on the discard pile.',
      ],
      also: [
        {
          title: 'How far is far',
          text: 'Count chairs along the shorter side of the table. Without a weapon you reach your neighbours; a weapon shows how far it shoots. Whoever is out no longer counts.',
        },
        {
          title: 'Being shot at',
          text: 'Answer with a Missed! or lose a life point. A Barrel may save you first: flip a card and hope for a heart.',
        },
        {
          title: 'The last bullet',
          text: 'At no life points you are out, unless you drink a Beer that very moment. When only two are left, Beer no longer helps.',
        },
        {
          title: 'Rewards',
          text: 'Whoever shoots an Outlaw draws three cards. A Sheriff who shoots a Deputy loses every card in hand and in play.',
        },
      ],
      end: [
        'All Outlaws and Renegades are gone: the Sheriff and the Deputies win.',
        'The Sheriff falls: the Outlaws win, even the dead ones. But a Renegade who is the only one left standing wins alone.',
      ],
    },
    dice: {
      aim: [
        'The same secret roles, but five dice instead of cards: loud, quick, and nobody is safe from bad luck.',
        'Only the Sheriff’s role is known. Find out who the others are before they find you.',
      ],
      setUp: [
        'Everybody gets a role and a character, which says how much life and which ability they have. The Sheriff gets two points more.',
        'Nine arrows lie in the middle. The Sheriff rolls first, then it goes round clockwise.',
      ],
      turn: [
        'Roll all five dice.',
        'Roll again, twice at most: as many dice as you like, but never one that shows Dynamite.',
        'Every arrow is taken the moment it is rolled. When you stop, all other dice count, whether you like them or not.',
      ],
      also: [
        {
          title: 'The last arrow',
          text: 'Whoever takes it brings the Indians: everybody loses a life point for each of their arrows, and all arrows go back.',
        },
        {
          title: 'Whom you hit',
          text: 'A 1 hits somebody on the next chair, a 2 somebody two chairs away. You must use them. With two or three players left, every 2 is a 1.',
        },
        {
          title: 'The order',
          text: 'Dynamite first, then shots, then Beer, then the Gatling. Whoever falls on the way sees nothing of the rest.',
        },
      ],
      end: [
        'No Outlaw and no Renegade is left: the Sheriff and the Deputies win.',
        'The Sheriff falls: the Outlaws win, unless a Renegade alone is still standing.',
      ],
    },
    duel: {
      aim: ['Two players, Law against Outlaws. Each leads a small gang through one street.', 'The last gang with somebody standing wins.'],
      setUp: [
        'Each gang has a few characters. Two come into play: one in front, one behind; the others wait in reserve, in an order nobody knows.',
        'Law and Outlaws draw from decks of their own. The Law starts with four cards, the Outlaws with five, and the Law goes first.',
      ],
      turn: [
        'Draw two cards.',
        'Play what you like: one red BANG! card, any number of others. Once, your two may change places.',
        'Keep as many cards as your front character has life points, but never fewer than two.',
      ],
      also: [
        {
          title: 'Front and back',
          text: 'Only the front character acts, with ability and equipment, and is shot at. The one behind sleeps, but what is marked as always awake works from there too.',
        },
        {
          title: 'Where cards go',
          text: 'Shots go at the front character across the street. Blue cards go to your own character behind, or to theirs in front: some you do not want to have.',
        },
        {
          title: 'Being shot at',
          text: 'Dodge with a Missed!, a Barrel that shows its sign, a Stetson; otherwise a life point is gone.',
        },
        {
          title: 'Signs',
          text: 'Sometimes a card is turned over, and the sign in its corner decides. Out of eighty cards, thirty show a horseshoe, twenty a barrel, twenty a snake, ten dynamite.',
        },
      ],
      end: [
        'Whoever loses a character draws two cards, and the next one of the reserve takes the empty place.',
        'A side without anybody left has lost.',
      ],
    },
  } satisfies { readonly [game in GameName]: GameHelp },
  signs: {
    brown: 'Play it, and it is gone.',
    blue: 'Stays in front of a player.',
    green: 'Lay it down now, use it from your next turn on.',
    red: 'A BANG! card: one a turn.',
    bang: 'A shot.',
    miss: 'Stops a shot.',
    reach: 'At somebody this far away, or nearer.',
    weapon: 'At anybody your weapon reaches.',
    any: 'On anybody, however far.',
    all: 'On everybody else.',
    life: 'Gain a life point.',
    draw: 'Draw this many cards.',
    take: 'Take somebody’s card.',
    toss: 'Make somebody discard a card.',
    flip: 'Turn over the top card: does it show this suit?',
    eye: 'Changes how far away others are, or you are for them.',
  },
}

export type HelpWords = Omit<typeof helpEn, 'games'> & { readonly games: { readonly [game in GameName]: GameHelp } }
export type SignName = keyof typeof helpEn.signs
