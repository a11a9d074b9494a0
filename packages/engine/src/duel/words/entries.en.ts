import type { DuelEntries } from './types.ts'

export const entries: DuelEntries = {
  cards: {
    bank: {
      text: 'Whoever carries it at the front draws one card more at the start of the turn.',
      rulings: ['The extra card is not optional.', 'It pays nothing while its carrier waits at the back.'],
    },
    barrel: {
      text: 'When its carrier is shot at, you may turn over the top card of your deck: a barrel dodges the shot.',
      rulings: [
        'One try for each shot, wherever the shot comes from.',
        'If it fails you may still use anything else that dodges.',
        'It also covers a carrier at the back who is the target.',
      ],
    },
    beer: {
      text: 'Each of your characters in play regains a life point.',
      rulings: ['Only in your own turn: it never saves anybody at the last moment.', 'A single character regains one point, not two.'],
    },
    carbine: {
      text: 'A shot. If it is dodged, you may throw away one card that lies on either active character.',
      rulings: ['It is your choice which card, yours included.', 'This comes before any return shot.'],
    },
    'pocket-watch': {
      text: 'While its carrier is at the front, draw a card whenever the opponent’s two characters change places.',
      rulings: ['It does not matter who made them change.', 'Nothing happens when a lone survivor is left.'],
    },
    colt: { text: 'A shot.', rulings: ['Like all red cards it counts as a BANG!: normally one a turn.'] },
    derringer: {
      text: 'A shot so weak that any card from the hand dodges it.',
      rulings: [
        'It is not a BANG! card.',
        'A Riposte used against it still shoots back.',
        'Fired as a Colt it is a Colt, and only real dodges help.',
      ],
    },
    duel: {
      text: 'Starting with the opponent, both discard shot cards in turn; the first who does not costs a character a life point.',
      rulings: [
        'Red and brown shot cards will do; what they say is ignored.',
        'Nobody is forced to discard, and no dodge helps against the loss.',
        'Cards given up here are not counted as BANG! cards.',
      ],
    },
    dynamite: {
      text: 'Put it on your own backup. At the start of its owner’s turn turn over a card: on dynamite the carrier loses 3 life points, otherwise it goes to the opposing backup.',
      rulings: ['It never sleeps.', 'It comes before Rattlesnake and Stampede.', 'Nobody is to blame for the explosion.'],
    },
    fanning: {
      text: 'As many shots at the target as it carries cards.',
      rulings: ['The number is fixed when you play it; none is possible, and still uses up your BANG!', 'Each shot is dodged on its own.'],
    },
    gatling: {
      text: 'A shot at everybody except your own active character.',
      rulings: ['Your own backup is hit too.', 'Return shots, draws and eliminations wait until all have answered.', 'Not a BANG! card.'],
    },
    'general-store': {
      text: 'Lay out two cards of each deck, or four of the common one; beginning with you, both take one in turn until none is left.',
      rulings: ['There are always four, however many characters are left.', 'Everybody sees what is taken.'],
    },
    gunbelt: {
      text: 'While its carrier is at the front you may play any number of BANG! cards.',
      rulings: ['Those played meanwhile are not counted at all.'],
    },
    stetson: {
      text: 'Throw it away from play to dodge a shot at its carrier.',
      rulings: ['It does nothing from your hand.', 'A carrier at the back may use it too, when shot at.'],
    },
    indians: {
      text: 'For everybody except your own active character, its player discards a shot card or it loses a life point.',
      rulings: ['It is no shot: nothing that dodges helps.', 'Your own backup is concerned as well.'],
    },
    knife: { text: 'A shot that is not a BANG! card.', rulings: ['It may be thrown besides a BANG! card.'] },
    missed: {
      text: 'Dodges one shot at one of your characters.',
      rulings: ['You cannot play it in your own turn, unless somebody at the front lets you fire it as a Colt.'],
    },
    peacemaker: {
      text: 'A shot. If it is dodged, the opponent discards a card of their own choice from hand.',
      rulings: ['The card that dodged is gone already; an empty hand loses nothing.'],
    },
    rattlesnake: {
      text: 'At the start of its owner’s turn turn over a card: on a snake the carrier loses a life point.',
      rulings: ['It never sleeps and stays where it is.', 'Nobody is to blame for the bite.'],
    },
    remington: { text: 'A shot. If it is dodged, you may draw a card.', rulings: ['With Wyatt Ear at the front that makes two.'] },
    riposte: {
      text: 'Dodges a shot; if it really was avoided, the opposing active character is shot at in return.',
      rulings: ['What the dodged card does comes first.', 'It is not a shot card: no use in a Duel or against Indians!'],
    },
    schoolmarm: {
      text: 'Take a card in play into your hand, but not from the opposing backup.',
      rulings: ['Your own characters may lose one to you, too.', 'Never from a hand.'],
    },
    schofield: {
      text: 'A shot. If it is dodged, your active character regains a life point.',
      rulings: ['Before any return shot.', 'Never above the maximum.'],
    },
    scope: {
      text: 'While its carrier is at the front, your shot cards may be aimed at the opposing backup.',
      rulings: ['Only shot cards: no Steal, Duel or equipment.'],
    },
    shotgun: {
      text: 'A shot. If it is dodged, choose a side: its two characters change places.',
      rulings: ['You must choose if a side has two.', 'It is not your move of the turn.'],
    },
    stampede: {
      text: 'At the start of its owner’s turn the two characters of that side change places.',
      rulings: ['It never sleeps.', 'It comes after Dynamite and Rattlesnake and before drawing.'],
    },
    steal: {
      text: 'Either take a card from the opposing hand unseen, or discard a card in play, but not of the opposing backup.',
      rulings: ['You see the backs and may choose by them.', 'What you take may be played at once.'],
    },
    'strong-liquor': {
      text: 'A character, but not the opposing backup, has exactly 3 life points now.',
      rulings: ['Going down counts as losing the points, one by one.', 'Buffalo Bell cannot take them.'],
    },
    stagecoach: { text: 'Draw 3 cards, keep 2 of them and discard the third.', rulings: ['The one you discard must be one of the three.'] },
    canteen: {
      text: 'The two characters of a side, yours or the opponent’s, change places.',
      rulings: ['Not on a side with one character.', 'It is not your move of the turn.'],
    },
    winchester: { text: 'A shot that may also be aimed at the opposing backup.', rulings: ['It needs no Scope.'] },
  },
  characters: {
    'alan-pinkertoon': {
      text: 'For each life point he loses, except the last, the opposing active character is shot at.',
      rulings: ['Dynamite, Rattlesnake and your own cards count as well.', 'Also when he is hit at the back.'],
    },
    'annie-oakey': {
      text: 'Her shot cards dodge, and her Missed! are Colts.',
      rulings: ['A Missed! fired so counts as a BANG!', 'In a Duel or against Indians! a Missed! is a shot card for her.'],
    },
    'bart-masterson': {
      text: 'Whoever turns over a card turns two, and you say which counts.',
      rulings: ['He never sleeps.', 'The card Pat Garret shows is not turned over in this sense.'],
    },
    'bill-tightman': { text: 'You may draw 2 cards whenever a character falls, on either side.', rulings: ['Not for himself.'] },
    'buffalo-bell': {
      text: 'He may lose life points in place of your other character, but never his last.',
      rulings: ['He never sleeps.', 'Point by point, whatever the reason.', 'He cannot dodge for the other.'],
    },
    'dalon-ranger': {
      text: 'For each life point the opponent costs him, except the last, you may draw a card.',
      rulings: ['Not for Dynamite, Rattlesnake or your own cards.'],
    },
    jango: {
      text: 'You may draw a card whenever the opponent’s two characters change places.',
      rulings: ['It adds to a Pocket Watch.', 'Nothing when a lone survivor is left.'],
    },
    'pat-garret': {
      text: 'Show the second card you draw at the start of your turn: on a horseshoe you may draw one from the opposing deck.',
      rulings: ['You keep the card you have shown.', 'From the common deck if the opponent has no other.'],
    },
    'tex-killer': {
      text: 'Dodging one of your BANG! cards costs the opponent another card from hand.',
      rulings: ['The dodge is spent even if the card is not paid.', 'Only red cards: not Knife, Gatling or a return shot.'],
    },
    'the-stranger': { text: 'One BANG! card more each turn.', rulings: ['He never sleeps.'] },
    'wild-bill': {
      text: 'When the opponent takes or discards a card from your hand or from Wild Bill, the opposing active character is shot at.',
      rulings: ['One shot for each card.', 'Not for a card you discard yourself.'],
    },
    'wyatt-ear': {
      text: 'You may draw a card whenever the opponent dodges one of your shots.',
      rulings: ['Any shot, whatever fires it.', 'With Gatling and Fanning you draw when the card is finished.'],
    },
    'babe-leroy': { text: 'Once a turn, with an empty hand, you may draw 2 cards.', rulings: ['He must be at the front at that moment.'] },
    'bull-anderson': {
      text: 'When a character falls, take 2 cards: from what it carried, or from its player’s hand unseen.',
      rulings: ['You must, as far as there are cards.', 'Before its player draws.', 'Of your own characters only what they carried.'],
    },
    'cattle-katie': {
      text: 'Once a turn, throw away a card she carries to draw 2.',
      rulings: ['Not one that never sleeps.'],
    },
    'the-daltons': { text: 'They draw 3 cards instead of 2.', rulings: ['Four with a Bank.'] },
    'jack-ransome': {
      text: 'Your cards may be played on any character.',
      rulings: ['Equipment on himself, shots and all the rest on the opposing backup, Dynamite on anybody.'],
    },
    'pearl-hat': {
      text: 'Once a turn, discard a card to do what the brown card on top of the discard pile does.',
      rulings: ['The card on top before you pay counts.', 'Never a Missed! or a Riposte.', 'A copied shot is no BANG! card.'],
    },
    'sid-curry': {
      text: 'Shot at, you may turn over the top card of the opposing deck: a barrel dodges and shoots back.',
      rulings: ['The return shot is for the opposing active character.', 'Once for each shot, before or after a Barrel.'],
    },
    'slim-poet': {
      text: 'For each life point the opponent costs him, except the last, you may discard a card of the opposing hand unseen.',
      rulings: ['Not for Dynamite, Rattlesnake or your own cards.'],
    },
    'soundance-kid': {
      text: 'Once a turn, discard a card to draw one from each deck and keep one of the two.',
      rulings: ['Both come from the common deck when there is no other.'],
    },
    'toco-ramirez': {
      text: 'Any card of your hand may be fired as a Colt.',
      rulings: ['It counts as a BANG!, and what it says is ignored.', 'In a Duel or against Indians! any card is a shot card for him.'],
    },
    'tom-thorn': {
      text: 'Whenever he comes to the front in place of another, the opposing backup is shot at.',
      rulings: ['A lone opponent is shot at instead.', 'Not when he enters from the reserve.'],
    },
    'west-harding': { text: 'Any number of BANG! cards in your turn.', rulings: ['They are not counted.'] },
  },
}
