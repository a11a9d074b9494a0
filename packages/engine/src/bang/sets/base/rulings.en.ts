import type { BaseRulings } from './words.ts'

export const rulings: BaseRulings = {
  barrel: [
    'A shot is any attack with the BANG! symbol, such as a BANG! card or a Gatling; Indians! and Duel are not shots.',
    'You may use it only once per shot; if it fails, you may still play a Missed! from your hand.',
    'Against Slab the Killer, a Heart is only one of the two Missed! you need.',
    'You cannot have two Barrels in play.',
  ],
  dynamite: [
    'Nothing happens on the turn you play it: you first “draw!” at the start of your next turn.',
    'Dynamite is resolved before Jail.',
    'It skips players who already have a Dynamite; if everyone has one, it stays where it is.',
    'Nobody is responsible for the explosion: no reward, no penalty, and El Gringo takes nothing.',
  ],
  scope: [
    'It does not change how far away you are for the others.',
    'It adds up with Rose Doolan’s ability: others are then 2 steps closer.',
    'Apply everything that changes the distance first; the minimum of 1 comes last.',
    'It also counts for Panic! and anything else that depends on distance.',
  ],
  mustang: [
    'It does not change how far away the others are for you.',
    'It adds up with Paul Regret’s ability: you are then 2 steps farther away.',
    'It also keeps you away from players who want to use Panic! on you.',
    'You cannot have two Mustangs in play.',
  ],
  jail: [
    'Either way Jail is discarded; if you skip your turn, you neither draw nor discard.',
    'In Jail you can still be attacked and can still defend yourself.',
    'You may play it in front of yourself, but never in front of a player who already has one.',
    'Dynamite is resolved before Jail.',
  ],
  volcanic: [
    'You can have only one weapon in play: when you play a new one, discard the old one.',
    'You cannot play a weapon with the same name as the one you have in play.',
    'You may play it after a BANG! and keep shooting, but only at distance 1.',
    'If it leaves play during your turn, the limit of one BANG! is back and those already played count.',
  ],
  schofield: [
    'You can have only one weapon in play: when you play a new one, discard the old one.',
    'You cannot play a weapon with the same name as the one you have in play.',
    'Without a weapon in play you shoot with your Colt .45, which has a reach of 1.',
  ],
  remington: [
    'You can have only one weapon in play: when you play a new one, discard the old one.',
    'You cannot play a weapon with the same name as the one you have in play.',
    'Without a weapon in play you shoot with your Colt .45, which has a reach of 1.',
  ],
  'rev-carabine': [
    'You can have only one weapon in play: when you play a new one, discard the old one.',
    'You cannot play a weapon with the same name as the one you have in play.',
    'Without a weapon in play you shoot with your Colt .45, which has a reach of 1.',
  ],
  winchester: [
    'You can have only one weapon in play: when you play a new one, discard the old one.',
    'You cannot play a weapon with the same name as the one you have in play.',
    'Without a weapon in play you shoot with your Colt .45, which has a reach of 1.',
  ],
  bang: [
    'You may play only one BANG! card per turn, unless an effect such as Volcanic lifts the limit.',
    'It counts towards the limit even if the shot is cancelled.',
    'A BANG! discarded against Indians! or in a Duel is not considered played and does not count towards the limit.',
    'Your reach is that of your weapon in play, or 1 if you have none.',
  ],
  missed: [
    'A shot is any attack with the BANG! symbol, such as a BANG! card or a Gatling.',
    'It is useless against Indians!, Duel and Dynamite.',
    'You cannot play it for another player, or when no shot is aimed at you.',
    'Against a BANG! from Slab the Killer you need two; if you play one and then give up, it is lost all the same.',
  ],
  beer: [
    'With only two players left in play it has no effect and can no longer save you.',
    'To survive you must get back to at least 1 life point; you may play several Beers in a row.',
    'During your turn you may play it even without effect, for example at full life.',
    'It cannot heal another player.',
  ],
  saloon: [
    'Saloon is not a Beer: it cannot save you when you lose your last life point.',
    'It works even with only two players left in play.',
  ],
  stagecoach: [
    'As soon as the deck runs out, the discard pile is shuffled into a new deck and you go on drawing.',
    'This card is already in the discard pile when you draw, so it is part of that shuffle.',
    'If both the deck and the discard pile run out, you draw fewer cards.',
  ],
  'wells-fargo': [
    'As soon as the deck runs out, the discard pile is shuffled into a new deck and you go on drawing.',
    'This card is already in the discard pile when you draw, so it is part of that shuffle.',
    'If both the deck and the discard pile run out, you draw fewer cards.',
  ],
  'general-store': [
    'Everyone sees the revealed cards and who takes which.',
    'If there are not enough cards, players choose in order until none are left; the last ones get nothing.',
  ],
  panic: [
    'Your weapon’s reach does not matter; Scope, Mustang and similar effects do.',
    'A card taken from a hand is known only to you and its former owner.',
    'You may choose one of your own cards in play, but not your own hand.',
    'You cannot choose a player who has no cards at all.',
  ],
  'cat-balou': [
    'You may choose any card in play, even Jail or Dynamite.',
    'You may choose one of your own cards in play, but not your own hand.',
    'You cannot choose a player who has no cards at all.',
    'Everyone sees the discarded card.',
  ],
  gatling: [
    'Gatling is not a BANG! card and does not count towards the limit of one BANG! per turn.',
    'Even if you are Slab the Killer, each target needs only one Missed! to cancel the shot.',
    'The others answer one by one, clockwise from your left; those eliminated leave the game together at the end.',
  ],
  indians: [
    'It is not a shot: Missed! and Barrel are no help.',
    'You never have to discard a BANG! if you would rather lose the life point.',
    'The others answer one by one, clockwise from your left; those eliminated leave the game together at the end.',
    'Whoever played the card is responsible for the life points lost: rewards and penalties apply.',
  ],
  duel: [
    'It is not a shot: Missed! and Barrel are no help.',
    'The BANG! cards you discard do not count towards the limit of one BANG! per turn.',
    'If you lose a Duel you started, nobody is responsible: no reward, no penalty.',
    'You may give up even if you still have a BANG! in hand.',
  ],
  'bart-cassidy': [
    'It works for any loss: if Dynamite explodes in front of you and you survive, draw 3 cards.',
    'If you lose your last life point, save yourself first: you draw only if you survive.',
  ],
  'black-jack': [
    'You must always show the second card; nobody else sees the extra one.',
    'This is not a “draw!”: the card you show goes into your hand.',
  ],
  'calamity-janet': [
    'A Missed! played as a BANG! needs a target within reach and counts towards the limit of one BANG! per turn.',
    'You may also discard a Missed! as a BANG! against Indians! or in a Duel.',
    'Only BANG! and Missed! cards can be swapped, not other cards with the same symbols, such as Gatling.',
  ],
  'el-gringo': [
    'If that hand is empty, you take nothing.',
    'Dynamite, or a Duel you started yourself, brings you nothing.',
    'If you lose your last life point, save yourself first: you take a card only if you survive.',
  ],
  'jesse-jones': [
    'Distance does not matter, but that player must have at least one card in hand.',
    'The card you take is known only to you and that player.',
  ],
  jourdonnais: [
    'With a real Barrel in play you may try twice per shot: once for each.',
    'Your built-in Barrel is not a card: it can be neither taken nor discarded.',
    'Against Slab the Killer, two Hearts cancel the shot.',
  ],
  'kit-carlson': [
    'Nobody else sees these cards.',
    'If the deck runs out, the discard pile is shuffled into a new deck so that you can look at three cards.',
    'If there are not three cards in all, look at those left and keep up to two.',
  ],
  'lucky-duke': [
    'Both cards are then discarded.',
    'This applies to every “draw!” you make: Barrel, Jail, Dynamite and so on.',
    'If only one card is left to flip, that one counts.',
  ],
  'paul-regret': [
    'This does not change how far away the others are for you.',
    'A Mustang in play adds up with it: you are then 2 steps farther away.',
  ],
  'pedro-ramirez': [
    'If the discard pile is empty, draw both cards from the deck.',
    'As soon as the deck runs out, the whole discard pile is shuffled, so there may be nothing left for you to take.',
  ],
  'rose-doolan': [
    'This does not change how far away you are for the others.',
    'A Scope in play adds up with it: others are then 2 steps closer.',
  ],
  'sid-ketchum': [
    'You may do this as often as you can pay, even during another player’s turn or in the middle of an attack.',
    'It can save you when you lose your last life point, even with only two players left in play.',
    'You cannot do this at full life.',
  ],
  'slab-the-killer': [
    'A Heart from a Barrel counts as one of the two.',
    'This applies only to your BANG! cards: against your Gatling, one is enough.',
    'If your target plays one and then gives up, they lose both that card and 1 life point.',
  ],
  'suzy-lafayette': [
    'You never draw in the middle of an attack, a Duel or the effect of a card.',
    'If you discard your last card in a Duel, you draw only after the Duel.',
    'If your last card lets you draw, such as Stagecoach, your hand is no longer empty: you get nothing more.',
    'If your last card hurts El Gringo, he finds your hand empty; you draw afterwards.',
  ],
  'vulture-sam': [
    'You take nothing if you are eliminated at the same time.',
    'During Gatling or Indians!, you get the cards only after the last player has answered.',
    'Whoever eliminates an Outlaw still draws the reward of 3 cards.',
    'If you are the Sheriff and eliminate a Deputy, you take their cards first, then discard everything.',
  ],
  'willy-the-kid': ['Each target must still be within your reach.'],
  sheriff: [
    'Your role is known to all, you have 1 extra life point and you take the first turn.',
    'Nobody can put you in Jail.',
    'If you eliminate a Deputy, discard your whole hand and all your cards in play.',
    'If you eliminate an Outlaw, draw 3 cards, like any other player.',
  ],
  deputy: [
    'You share the victory even if you have been eliminated.',
    'If the Sheriff eliminates you, they discard their whole hand and all their cards in play.',
    'With three players all roles are known: eliminate the Renegade yourself and you win at once; otherwise, be the last player in play.',
  ],
  outlaw: [
    'All Outlaws win together, even those who have been eliminated.',
    'Exception: if a Renegade is then the only player left in play, the Renegade wins.',
    'Whoever eliminates you draws 3 cards, even another Outlaw.',
    'With three players all roles are known: eliminate the Deputy yourself and you win at once; otherwise, be the last player in play.',
  ],
  renegade: [
    'If the Sheriff is eliminated while anyone besides you is still in play, the Outlaws win, even if none of them is left.',
    'When the last Outlaw is eliminated, the game goes on as long as you are in play.',
    'With eight players there are two Renegades, and each plays alone.',
    'With three players all roles are known: eliminate the Outlaw yourself and you win at once; otherwise, be the last player in play.',
  ],
}
