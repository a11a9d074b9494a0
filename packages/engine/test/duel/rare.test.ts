import { describe, expect, test } from 'vitest'
import { duel } from '../../src/duel/index.ts'
import { Match, seatOf, seedFrom } from '../../src/kernel/index.ts'
import { table } from './table.ts'

const outlaws = { turn: 'outlaw' } as const

describe('cards run out', () => {
  test('nothing to draw and nothing to shuffle: the turn goes on', () => {
    const t = table({ law: { deckSize: 0 }, outlaw: { deckSize: 0 } }, { from: 'start' })
    expect([t.asked(), t.hand('law')]).toEqual(['play:law', []])
  })

  test('a Barrel without a card shows no symbol; the card that shoots may be the one that is turned', () => {
    const nothing = table({ law: { bc: { gear: ['barrel'] }, deckSize: 0 }, outlaw: { bc: 'tom-thorn', deckSize: 0 } }, outlaws)
    nothing.say('outlaw', 'swap').say('law', 'barrel', { card: 'barrel' })
    expect([nothing.life('law.bc'), nothing.events('revealed')]).toMatchObject([3, [{ cards: [], good: false }]])
    const itself = table({ law: { hand: ['colt/law'], deckSize: 0 }, outlaw: { ac: { gear: ['barrel'] }, deckSize: 0 } })
    itself.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'barrel', { card: 'barrel' })
    expect(itself.events('revealed')).toMatchObject([{ cards: [{ id: 'colt' }], good: false }])
  })

  test('a Dynamite without a card to turn goes on', () => {
    const t = table({ law: { bc: { gear: ['dynamite'] }, deckSize: 0 }, outlaw: { deckSize: 0 } }, { from: 'start' })
    expect([t.gear('law.bc'), t.gear('outlaw.bc')]).toEqual([[], ['dynamite']])
  })

  test('the second common deck is made when a card is needed, of what was discarded since', () => {
    const t = table({ law: { hand: ['stagecoach'], deckSize: 0 } }, { common: ['bank'], discard: ['duel', 'beer'] })
    t.say('law', 'play', { card: 'stagecoach' })
    expect([t.look('law').length, t.look('law')[0], t.commonSize, t.events('shuffled').length]).toEqual([3, 'bank', 1, 1])
  })

  test('General Store with one card left in the own deck: the pile becomes the common deck in the middle of it', () => {
    const t = table(
      { law: { hand: ['general-store/law'], deck: ['bank'], deckSize: 1 }, outlaw: { deck: ['beer', 'steal'] } },
      { discard: ['knife'] },
    )
    t.say('law', 'play', { card: 'general-store' })
    expect(t.row()).toHaveLength(4)
    expect([t.row()[0], t.row().slice(2)]).toEqual(['bank', ['beer', 'steal']])
    expect(t.commonSize).toBe(1)
  })

  test('General Store with a common deck and an own one: all four of the common deck', () => {
    const t = table({ law: { hand: ['general-store'], deck: ['bank'] } }, { common: ['beer', 'knife', 'colt', 'steal', 'canteen'] })
    t.say('law', 'play', { card: 'general-store' })
    expect([t.row(), t.commonSize]).toEqual([['beer', 'knife', 'colt', 'steal'], 1])
  })

  test('a recharge and Cattle Katie with nothing left but the card they discard: it is drawn again', () => {
    const canteen = table({ law: { hand: ['canteen'], deckSize: 0 }, outlaw: { bc: null, deckSize: 0 } })
    expect(canteen.say('law', 'recharge', { card: 'canteen' }).hand('law')).toEqual(['canteen'])
    const katie = table({ law: { deckSize: 0 }, outlaw: { ac: { id: 'cattle-katie', gear: ['stetson'] }, deckSize: 0 } }, outlaws)
    expect(katie.say('outlaw', 'cattle-katie', { card: 'stetson' }).hand('outlaw')).toEqual(['stetson'])
  })

  test('Stagecoach with two cards in the world: both are kept', () => {
    const t = table({ law: { hand: ['stagecoach/law'], deck: ['bank'], deckSize: 1 }, outlaw: { deckSize: 0 } })
    t.say('law', 'play', { card: 'stagecoach' })
    expect([t.asked(), t.hand('law')]).toEqual(['play:law', ['bank', 'stagecoach']])
  })

  test('Soundance Kid with the common deck alone draws both of it', () => {
    const t = table(
      { law: { deckSize: 0 }, outlaw: { ac: 'soundance-kid', hand: ['beer'], deckSize: 0 } },
      { ...outlaws, common: ['steal', 'knife', 'bank'] },
    )
    t.say('outlaw', 'soundance-kid', { card: 'beer' })
    expect([t.look('outlaw'), t.commonSize]).toEqual([['steal', 'knife'], 1])
  })

  test('Soundance Kid finds one card only: he keeps it', () => {
    const t = table({ law: { deckSize: 0 }, outlaw: { ac: 'soundance-kid', hand: ['beer'], deckSize: 0 } }, outlaws)
    t.say('outlaw', 'soundance-kid', { card: 'beer' })
    expect([t.asked(), t.hand('outlaw')]).toEqual(['play:outlaw', ['beer']])
  })

  test('Pat Garret: no second card, nothing shown; and the common deck where the opponent has none', () => {
    const alone = table({ law: { ac: 'pat-garret', deck: ['bank'], deckSize: 1 }, outlaw: { deckSize: 0 } }, { from: 'start' })
    expect([alone.events('shown'), alone.hand('law')]).toEqual([[], ['bank']])
    const t = table(
      { law: { ac: 'pat-garret', deck: ['*/snake', '*/horseshoe'] }, outlaw: { deckSize: 0 } },
      { from: 'start', common: ['steal'] },
    )
    expect(t.say('law', 'yes').hand('law')[2]).toBe('steal')
  })

  test('Bart Masterson with a single card left: that one counts', () => {
    const t = table(
      { law: { bc: 'bart-masterson', ac: { gear: ['rattlesnake'] }, deck: ['*/snake'], deckSize: 1 }, outlaw: { deckSize: 0 } },
      { from: 'start' },
    )
    expect([t.life('law.ac'), t.asked()]).toEqual([3, 'play:law'])
  })
})

describe('Pocket Watch', () => {
  test('waits its turn: the shot of Tom Thorn, the turn player’s active character, comes before its card', () => {
    const t = table({ law: { ac: { gear: ['pocket-watch'] }, deck: ['missed'] }, outlaw: { bc: 'tom-thorn' } }, outlaws).say(
      'outlaw',
      'swap',
    )
    expect([t.asked(), t.life('law.bc'), t.hand('law')]).toEqual(['play:outlaw', 3, ['missed']])
  })

  test('of the turn player goes first: its card is there before the shot of Tom Thorn', () => {
    const t = table({ law: { ac: { gear: ['pocket-watch'] }, hand: ['canteen'], deck: ['missed'] }, outlaw: { bc: 'tom-thorn' } }, {}).say(
      'law',
      'play',
      { card: 'canteen', seat: 'outlaw' },
    )
    expect([t.asked(), t.hand('law')]).toEqual(['shot:law', ['missed']])
  })

  test('behind a dodged Shotgun: after the turn player’s own, before the return shot of a backup', () => {
    const t = table(
      {
        law: { hand: ['shotgun/law'], bc: { gear: ['barrel'] } },
        outlaw: { ac: { gear: ['pocket-watch'] }, hand: ['riposte'], deck: ['knife'] },
      },
      {},
    )
    t.say('law', 'play', { card: 'shotgun', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'riposte' })
    t.say('law', 'swap', { seat: 'law' })
    expect(t.events('ability')).toMatchObject([{ source: 'pocket-watch' }])
    expect([t.asked(), t.hand('outlaw')]).toEqual(['shot:law', ['knife']])
  })
})

describe('who is awake', () => {
  test('Jango and a Pocket Watch at the back draw nothing', () => {
    const t = table({ law: { bc: { id: 'jango', gear: ['pocket-watch'] } } }, outlaws).say('outlaw', 'swap')
    expect([t.asked(), t.hand('law')]).toEqual(['play:outlaw', []])
  })

  test('Annie Oakey at the back: for herself shot cards dodge, for the active one not', () => {
    const seen = () => table({ law: { bc: 'annie-oakey', hand: ['derringer'] }, outlaw: { hand: ['winchester'] } }, outlaws)
    const front = seen().say('outlaw', 'play', { card: 'winchester', target: 'law.ac' })
    expect(front.refused('law', 'dodge', { card: 'derringer' })).toBe('not-a-dodge')
    const back = seen().say('outlaw', 'play', { card: 'winchester', target: 'law.bc' })
    expect(back.say('law', 'dodge', { card: 'derringer' }).life('law.bc')).toBe(4)
  })

  test('Annie Oakey at the back: her Missed! answers the Indians! for herself only', () => {
    const t = table({ law: { bc: 'annie-oakey', hand: ['missed'] }, outlaw: { bc: null, hand: ['indians'] } }, outlaws)
    t.say('outlaw', 'play', { card: 'indians' })
    expect(t.refused('law', 'give', { card: 'missed' })).toBe('not-a-shot')
    t.say('law', 'decline').say('law', 'give', { card: 'missed' })
    expect([t.life('law.ac'), t.life('law.bc')]).toEqual([3, 4])
  })

  test('Annie Oakey fires no Riposte as a Colt', () => {
    const t = table({ law: { ac: 'annie-oakey', hand: ['riposte'] } })
    expect(t.refused('law', 'as-colt', { card: 'riposte', target: 'outlaw.ac' })).toBe('not-a-colt')
  })

  test('Tex Killer at the back costs nothing; at the front also for a shot at the backup', () => {
    const asleep = table({ law: { bc: 'tex-killer', hand: ['colt'] }, outlaw: { hand: ['missed'] } })
    asleep.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'missed' })
    expect([asleep.life('outlaw.ac'), asleep.asked()]).toEqual([4, 'play:law'])
    const t = table({ law: { ac: 'tex-killer', hand: ['winchester'] }, outlaw: { bc: { gear: ['stetson'] }, hand: ['beer'] } })
    t.say('law', 'play', { card: 'winchester', target: 'outlaw.bc' }).say('outlaw', 'stetson', { card: 'stetson' })
    t.say('outlaw', 'pay', { card: 'beer' })
    expect([t.life('outlaw.bc'), t.gear('outlaw.bc')]).toEqual([4, []])
  })

  test('Tex Killer’s Fanning: a card more for each shot', () => {
    const t = table({
      law: { ac: 'tex-killer', hand: ['fanning'] },
      outlaw: { ac: { gear: ['scope', 'gunbelt'] }, hand: ['missed', 'missed', 'beer'] },
    })
    t.say('law', 'play', { card: 'fanning', target: 'outlaw.ac' })
    t.say('outlaw', 'dodge', { card: 'missed' }).say('outlaw', 'pay', { card: 'beer' }).say('outlaw', 'dodge', { card: 'missed' })
    expect([t.life('outlaw.ac'), t.hand('outlaw')]).toEqual([3, []])
  })

  test('Jack Ransome at the back allows nothing', () => {
    const t = table({ outlaw: { bc: 'jack-ransome', hand: ['colt', 'barrel'] } }, outlaws)
    expect(t.refused('outlaw', 'play', { card: 'colt', target: 'law.bc' })).toBe('their-backup')
    expect(t.refused('outlaw', 'play', { card: 'barrel', target: 'outlaw.ac' })).toBe('own-active')
  })

  test('Jack Ransome shoots none of his own', () => {
    const t = table({ outlaw: { ac: 'jack-ransome', hand: ['colt', 'duel'] } }, outlaws)
    for (const card of ['colt', 'duel']) expect(t.refused('outlaw', 'play', { card, target: 'outlaw.bc' })).toBe('own-character')
  })

  test('Jack Ransome: a Schoolmarm, a Strong Liquor and a Rattlesnake for the opposing backup', () => {
    const t = table(
      {
        law: { bc: { id: 'wild-bill', gear: ['scope'] } },
        outlaw: { ac: 'jack-ransome', hand: ['schoolmarm', 'strong-liquor', 'rattlesnake'] },
      },
      outlaws,
    )
    t.say('outlaw', 'play', { card: 'strong-liquor', target: 'law.bc' }).say('outlaw', 'play', { card: 'rattlesnake', target: 'law.bc' })
    t.say('outlaw', 'play', { card: 'schoolmarm', target: 'scope' })
    // Wild Bill is what is aimed at: he is awake and shoots.
    expect(t.asked()).toBe('shot:outlaw')
    expect([t.life('law.bc'), t.gear('law.bc')]).toEqual([3, ['rattlesnake']])
  })

  test('Wild Bill at the back sleeps while a hand is robbed', () => {
    const t = table({ law: { bc: 'wild-bill', hand: ['duel'] }, outlaw: { hand: ['steal'] } }, outlaws)
    t.say('outlaw', 'rob', { card: 'steal', seat: 'law' })
    expect([t.asked(), t.hand('outlaw')]).toEqual(['play:outlaw', ['duel']])
  })

  test('Annie Oakey and Toco Ramirez at the front sleep while their own Gatling or Indians! ask for the backup', () => {
    const annie = table({ law: { ac: 'annie-oakey', hand: ['gatling', 'derringer'] }, outlaw: { bc: null } })
    annie.say('law', 'play', { card: 'gatling' })
    expect(annie.refused('law', 'dodge', { card: 'derringer' })).toBe('not-a-dodge')
    const toco = table({ law: { bc: null }, outlaw: { ac: 'toco-ramirez', hand: ['indians', 'beer'] } }, outlaws)
    toco.say('outlaw', 'play', { card: 'indians' })
    expect(toco.refused('outlaw', 'give', { card: 'beer' })).toBe('not-a-shot')
  })

  test('a Scope helps a card that is fired as a Colt', () => {
    const t = table({ outlaw: { ac: { id: 'toco-ramirez', gear: ['scope'] }, hand: ['beer'] } }, outlaws)
    expect(t.say('outlaw', 'as-colt', { card: 'beer', target: 'law.bc' }).life('law.bc')).toBe(3)
  })
})

describe('shots that come back', () => {
  test('Sid Curry dodges against Tex Killer and cannot pay: he is hit, and still shoots back', () => {
    const t = table({ law: { ac: 'tex-killer', hand: ['colt'], deck: ['*/barrel'] }, outlaw: { ac: 'sid-curry' } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'sid-curry')
    expect([t.life('outlaw.ac'), t.life('law.ac')]).toEqual([3, 3])
  })

  test('and does not if that was his last point', () => {
    const t = table({ law: { ac: 'tex-killer', hand: ['colt'], deck: ['*/barrel'] }, outlaw: { ac: { id: 'sid-curry', life: 1 } } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'sid-curry')
    expect([t.who('outlaw.ac'), t.life('law.ac')]).toEqual(['stranger', 4])
  })

  test('Sid Curry behind the Gatling of his own side shoots at the opponent', () => {
    const t = table({ law: { deck: ['*/barrel'] }, outlaw: { bc: 'sid-curry', hand: ['gatling'] } }, outlaws)
    t.say('outlaw', 'play', { card: 'gatling' }).say('outlaw', 'sid-curry')
    expect([t.life('outlaw.bc'), t.life('law.ac'), t.life('law.bc')]).toEqual([4, 2, 3])
  })

  test('a Riposte against the own Gatling hits the opponent, when the Gatling is finished', () => {
    const t = table({ law: { hand: ['gatling', 'riposte'] }, outlaw: { hand: ['missed', 'missed', 'missed'] } })
    t.say('law', 'play', { card: 'gatling' }).say('outlaw', 'dodge', { card: 'missed' }).say('law', 'dodge', { card: 'riposte' })
    expect([t.asked(), t.queue()]).toEqual(['shot:outlaw', ['riposte shot']])
    t.say('outlaw', 'dodge', { card: 'missed' })
    expect(t.about()).toMatchObject({ source: 'riposte' })
    t.say('outlaw', 'take-it')
    expect(t.life('outlaw.ac')).toBe(3)
  })

  test('a Derringer answered with a Riposte is shot back', () => {
    const t = table({ law: { hand: ['derringer'] }, outlaw: { hand: ['riposte'] } })
    t.say('law', 'play', { card: 'derringer', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'riposte' })
    expect(t.life('law.ac')).toBe(3)
  })

  test('the return shot of a Riposte outlives its character; the shots of an ability do not', () => {
    const t = table({ law: { hand: ['fanning'] }, outlaw: { ac: { life: 1, gear: ['scope', 'gunbelt'] }, hand: ['riposte'] } })
    t.say('law', 'play', { card: 'fanning', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'riposte' })
    expect([t.events('eliminated').length, t.life('law.ac')]).toEqual([1, 3])
    const alan = table(
      { law: { ac: { id: 'alan-pinkertoon', life: 3, gear: ['scope', 'gunbelt', 'bank'] } }, outlaw: { hand: ['fanning'] } },
      outlaws,
    ).say('outlaw', 'play', { card: 'fanning', target: 'law.ac' })
    expect([alan.who('law.ac'), alan.life('outlaw.ac')]).toEqual(['stranger', 4])
  })

  test('what a Gatling sets off comes in the order of the characters', () => {
    const t = table({
      law: { bc: 'alan-pinkertoon', hand: ['gatling', 'bank'] },
      outlaw: { ac: 'slim-poet', bc: { gear: ['barrel'] } },
    })
    t.say('law', 'play', { card: 'gatling' }).say('law', 'take-it').say('outlaw', 'take-it')
    expect([t.asked(), t.queue()]).toEqual(['discard-random:outlaw', ['alan-pinkertoon shot']])
    t.say('outlaw', 'no')
    expect([t.life('outlaw.ac'), t.asked()]).toEqual([2, 'discard-random:outlaw'])
  })

  test('Wyatt Ear is looked at when the card has done what it does: a Shotgun may send him to sleep or wake him', () => {
    const away = table({ law: { ac: 'wyatt-ear', hand: ['shotgun'] }, outlaw: { hand: ['missed'] } })
    away.say('law', 'play', { card: 'shotgun', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'missed' })
    expect(away.say('law', 'swap', { seat: 'law' }).asked()).toBe('play:law')
    const here = table({ law: { bc: 'wyatt-ear', hand: ['shotgun'] }, outlaw: { hand: ['missed'] } })
    here.say('law', 'play', { card: 'shotgun', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'missed' })
    expect(here.say('law', 'swap', { seat: 'law' }).asked()).toBe('may:law')
  })

  test('two shots back at a Gatling: the first takes out the active character, the second is fired at the one that has entered', () => {
    const t = table({
      law: { ac: { life: 1 }, bc: { gear: ['stetson'] }, reserve: ['pat-garret'], hand: ['gatling'], deck: ['*/barrel'], deckSize: 1 },
      outlaw: { ac: 'sid-curry', hand: ['riposte', 'beer'] },
    })
    t.say('law', 'play', { card: 'gatling' }).say('outlaw', 'sid-curry').say('law', 'stetson', { card: 'stetson' })
    t.say('outlaw', 'dodge', { card: 'riposte' })
    expect([t.who('law.ac'), t.asked(), t.about()]).toMatchObject(['pat-garret', 'shot:law', { source: 'riposte' }])
    expect(t.say('law', 'take-it').life('law.ac')).toBe(4)
  })

  test('a dodged Shotgun sends Sid Curry to the back: he still shoots', () => {
    const t = table({ law: { hand: ['shotgun'], deck: ['*/barrel'] }, outlaw: { ac: 'sid-curry' } })
    t.say('law', 'play', { card: 'shotgun', target: 'outlaw.ac' }).say('outlaw', 'sid-curry').say('law', 'swap', { seat: 'outlaw' })
    expect([t.who('outlaw.bc'), t.life('law.ac')]).toEqual(['sid-curry', 3])
  })

  test('Slim Poet discards a card of Wild Bill’s side: Wild Bill shoots', () => {
    const t = table({ law: { ac: 'wild-bill', hand: ['colt', 'bank'] }, outlaw: { ac: 'slim-poet' } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'rob', { seat: 'law' })
    // The shot costs Slim another point, but there is no card left to discard.
    expect([t.life('outlaw.ac'), t.asked()]).toEqual([2, 'play:law'])
  })

  test('Tom Thorn comes to the front by a Stampede: he shoots before anybody draws', () => {
    const t = table({ law: { hand: ['missed'] }, outlaw: { ac: { gear: ['stampede'] }, bc: 'tom-thorn' } }, { ...outlaws, from: 'start' })
    expect([t.asked(), t.hand('outlaw')]).toEqual(['shot:law', []])
    t.say('law', 'take-it')
    expect([t.life('law.bc'), t.hand('outlaw').length]).toEqual([3, 2])
  })
})

describe('who loses the point', () => {
  test('Buffalo Bell takes a point of a Duel, of Indians! and of the own Gatling, none of Strong Liquor', () => {
    const duelled = table({ law: { bc: 'buffalo-bell' }, outlaw: { hand: ['duel'] } }, outlaws)
    duelled.say('outlaw', 'play', { card: 'duel', target: 'law.ac' }).say('law', 'yes')
    expect([duelled.life('law.ac'), duelled.life('law.bc')]).toEqual([4, 3])
    const gatling = table({ law: { ac: 'buffalo-bell', hand: ['gatling'] }, outlaw: { bc: null } })
    gatling.say('law', 'play', { card: 'gatling' }).say('law', 'yes')
    expect([gatling.life('law.ac'), gatling.life('law.bc')]).toEqual([3, 4])
    const liquor = table({ law: { bc: 'buffalo-bell' }, outlaw: { hand: ['strong-liquor'] } }, outlaws)
    liquor.say('outlaw', 'play', { card: 'strong-liquor', target: 'law.ac' })
    expect([liquor.life('law.ac'), liquor.asked()]).toEqual([3, 'play:outlaw'])
  })

  test('Buffalo Bell at 2 takes the point of a Gatling for the active one; hit himself, he falls', () => {
    const t = table({ law: { bc: { id: 'buffalo-bell', life: 2 } }, outlaw: { bc: null, hand: ['gatling'] } }, outlaws)
    t.say('outlaw', 'play', { card: 'gatling' }).say('law', 'yes')
    expect([t.life('law.ac'), t.who('law.bc')]).toEqual([4, 'stranger'])
  })

  test('Buffalo Bell shields Dalon Ranger: nobody draws', () => {
    const t = table({ law: { ac: 'dalon-ranger', bc: 'buffalo-bell' }, outlaw: { hand: ['colt'] } }, outlaws)
    t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' }).say('law', 'yes')
    expect([t.life('law.ac'), t.life('law.bc'), t.asked()]).toEqual([5, 3, 'play:outlaw'])
  })

  test('Dalon Ranger and Slim Poet react as backups that are aimed at', () => {
    const dalon = table({ law: { bc: 'dalon-ranger' }, outlaw: { hand: ['winchester'] } }, outlaws)
    expect(dalon.say('outlaw', 'play', { card: 'winchester', target: 'law.bc' }).asked()).toBe('may:law')
    const slim = table({ law: { hand: ['winchester', 'bank'] }, outlaw: { bc: 'slim-poet' } })
    expect(slim.say('law', 'play', { card: 'winchester', target: 'outlaw.bc' }).asked()).toBe('discard-random:outlaw')
  })

  test('Alan at the back bitten by a Rattlesnake shoots', () => {
    const t = table({ law: { bc: { id: 'alan-pinkertoon', gear: ['rattlesnake'] }, deck: ['*/snake'] } }, { from: 'start' })
    expect([t.life('law.bc'), t.life('outlaw.ac')]).toEqual([3, 3])
  })

  test('Strong Liquor of the own side on Alan at 4: he shoots; on Dalon at 5: he draws nothing', () => {
    const alan = table({ law: { ac: 'alan-pinkertoon', hand: ['strong-liquor'] } })
    expect(alan.say('law', 'play', { card: 'strong-liquor', target: 'law.ac' }).life('outlaw.ac')).toBe(3)
    const dalon = table({ law: { ac: 'dalon-ranger', hand: ['strong-liquor'] } })
    expect(dalon.say('law', 'play', { card: 'strong-liquor', target: 'law.ac' }).asked()).toBe('play:law')
  })

  test('Gatling and Indians! at an only character hit once', () => {
    for (const card of ['gatling', 'indians']) {
      const t = table({ law: { bc: null, hand: [card] }, outlaw: { bc: null } }).say('law', 'play', { card })
      expect([t.life('outlaw.ac'), t.life('law.ac')]).toEqual([3, 4])
    }
  })

  test('Wild Bill loses a card to one of the same name: he does not shoot', () => {
    const t = table({ law: { ac: { id: 'wild-bill', gear: ['barrel/law'] } }, outlaw: { hand: ['barrel/outlaw'] } }, outlaws)
    t.say('outlaw', 'play', { card: 'barrel', target: 'law.ac' })
    expect([t.asked(), t.discard()]).toEqual(['play:outlaw', ['barrel']])
  })

  test('a Duel nobody can answer costs its target a point at once; one without a card loses the next round', () => {
    const t = table({ law: { hand: ['duel'] } }).say('law', 'play', { card: 'duel', target: 'outlaw.ac' })
    expect([t.life('outlaw.ac'), t.asked()]).toEqual([3, 'play:law'])
  })
})

describe('eliminations together', () => {
  test('the own backup and the last enemy fall to one Gatling: the game is over, and won', () => {
    const t = table({ law: { bc: { life: 1 }, hand: ['gatling'] }, outlaw: { ac: { life: 1 }, bc: null, reserve: [] } })
    t.say('law', 'play', { card: 'gatling' })
    expect([t.over, t.asked()]).toEqual(['law', 'over'])
  })

  test('both enemies fall and nobody is left: the game is over', () => {
    const t = table({ law: { hand: ['gatling'] }, outlaw: { ac: { life: 1 }, bc: { life: 1 }, reserve: [] } })
    expect(t.say('law', 'play', { card: 'gatling' }).over).toBe('law')
  })

  test('both fall and two stand in: active first, each with two cards for the owner', () => {
    const t = table({
      law: { ac: 'bill-tightman', hand: ['gatling'] },
      outlaw: { ac: { life: 1 }, bc: { life: 1 }, reserve: ['west-harding', 'tom-thorn'] },
    })
    t.say('law', 'play', { card: 'gatling' }).say('law', 'yes').say('law', 'no')
    expect([t.who('outlaw.ac'), t.who('outlaw.bc')]).toEqual(['west-harding', 'tom-thorn'])
    expect([t.hand('outlaw').length, t.hand('law').length]).toEqual([4, 2])
  })

  test('the own Indians! kill the own backup: the survivor is alone', () => {
    const t = table({ law: { bc: { life: 1 }, reserve: [], hand: ['indians'] } })
    t.say('law', 'play', { card: 'indians' })
    expect([t.who('law.bc'), t.hand('law').length, t.asked()]).toEqual([undefined, 2, 'play:law'])
    expect(t.refused('law', 'swap')).toBe('one-character')
  })

  test('a Dynamite ends the game at the start of a turn', () => {
    const t = table({ law: { ac: { life: 2, gear: ['dynamite'] }, bc: null, reserve: [], deck: ['*/dynamite'] } }, { from: 'start' })
    expect([t.over, t.asked()]).toEqual(['outlaw', 'over'])
  })

  test('a Dynamite kills one, and the Stampede on the other still swaps', () => {
    const t = table(
      { law: { ac: { id: 'jango', gear: ['dynamite'] }, bc: { id: 'tex-killer', gear: ['stampede'] }, deck: ['*/dynamite'] } },
      { from: 'start' },
    )
    expect([t.who('law.ac'), t.who('law.bc')]).toEqual(['tex-killer', 'stranger'])
    expect(t.hand('law')).toHaveLength(4)
  })

  test('Bull Anderson takes from a dead Wild Bill: no shot', () => {
    const t = table(
      { law: { ac: { id: 'wild-bill', life: 1, gear: ['bank'] }, hand: ['duel'] }, outlaw: { ac: 'bull-anderson', hand: ['colt'] } },
      outlaws,
    )
    t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' }).say('law', 'take-it')
    t.say('outlaw', 'take', { card: 'bank' })
    expect([t.asked(), t.life('outlaw.ac')]).toEqual(['play:outlaw', 5])
  })

  test('Bill Tightman who has just entered draws for the one before him', () => {
    const t = table({ law: { ac: { life: 1 }, reserve: ['bill-tightman'] }, outlaw: { hand: ['colt'] } }, outlaws)
    expect(t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' }).say('law', 'yes').hand('law')).toHaveLength(4)
  })

  test('Bull Anderson enters for the first of two who fall together: he takes the equipment of the second', () => {
    const t = table({
      law: { hand: ['gatling'] },
      outlaw: {
        ac: { life: 1 },
        bc: { life: 1, gear: ['bank', 'scope'] },
        reserve: ['bull-anderson'],
        deck: ['beer', 'knife', 'steal', 'duel'],
      },
    })
    t.say('law', 'play', { card: 'gatling' })
    t.say('outlaw', 'take', { card: 'bank' }).say('outlaw', 'take', { card: 'scope' })
    expect([t.who('outlaw.ac'), t.who('outlaw.bc')]).toEqual(['bull-anderson', undefined])
    expect(t.hand('outlaw')).toEqual(['beer', 'knife', 'bank', 'scope', 'steal', 'duel'])
  })

  test('whoever enters or is left alone in the middle of a turn brings what lifts the limit: The Stranger, a Gunbelt', () => {
    const shotBack = (bc: { readonly gear?: readonly string[] }, reserve: readonly string[]) =>
      table({ law: { ac: { life: 1 }, bc, reserve, hand: ['colt', 'carbine', 'winchester'] }, outlaw: { hand: ['riposte'] } })
        .say('law', 'play', { card: 'colt', target: 'outlaw.ac' })
        .say('outlaw', 'dodge', { card: 'riposte' })
        .say('law', 'take-it')
        .say('law', 'play', { card: 'carbine', target: 'outlaw.ac' })
    expect(shotBack({}, ['the-stranger']).refused('law', 'play', { card: 'winchester', target: 'outlaw.ac' })).toBe('bang-limit')
    expect(shotBack({ gear: ['gunbelt'] }, []).can('law', 'play', { card: 'winchester', target: 'outlaw.ac' })).toBe(true)
  })

  test('The Stranger falls in the own turn after two BANG! cards: no third', () => {
    const t = table({
      law: { ac: { id: 'the-stranger', life: 1 }, hand: ['colt/law', 'carbine', 'winchester'] },
      outlaw: { hand: ['riposte'] },
    })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'take-it')
    t.say('law', 'play', { card: 'carbine', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'riposte' }).say('law', 'take-it')
    expect(t.who('law.ac')).toBe('stranger')
    expect(t.refused('law', 'play', { card: 'winchester', target: 'outlaw.ac' })).toBe('bang-limit')
  })
})

describe('Pearl Hat', () => {
  const pearl = (top: string, more: readonly string[] = []) =>
    table({ law: { hand: ['bank'] }, outlaw: { ac: 'pearl-hat', hand: ['colt', ...more] } }, { ...outlaws, discard: [top] })

  test('copies a Gatling, a Derringer with its text, and a robbery', () => {
    const gatling = pearl('gatling').say('outlaw', 'pearl-hat', { card: 'colt' })
    gatling.say('law', 'take-it').say('law', 'take-it')
    expect([gatling.life('law.ac'), gatling.life('law.bc'), gatling.life('outlaw.bc')]).toEqual([3, 3, 3])
    const derringer = pearl('derringer').say('outlaw', 'pearl-hat', { card: 'colt', target: 'law.ac' })
    expect(derringer.say('law', 'dodge', { card: 'bank' }).life('law.ac')).toBe(4)
    expect(pearl('steal').say('outlaw', 'pearl-hat-rob', { card: 'colt', seat: 'law' }).hand('outlaw')).toEqual(['bank'])
  })

  test('the card she pays with is not the one she copies', () => {
    const t = pearl('knife', ['beer']).say('outlaw', 'pearl-hat', { card: 'beer', target: 'law.ac' }).say('law', 'take-it')
    expect([t.life('law.ac'), t.discard()]).toEqual([3, ['beer', 'knife']])
  })

  test('an empty pile, and an empty hand', () => {
    const none = table({ outlaw: { ac: 'pearl-hat', hand: ['colt'] } }, outlaws)
    expect(none.refused('outlaw', 'pearl-hat', { card: 'colt' })).toBe('not-copied')
    const bare = table({ outlaw: { ac: 'pearl-hat' } }, { ...outlaws, discard: ['beer'] })
    expect(bare.refused('outlaw', 'pearl-hat')).toBe('not-in-hand')
  })
})

describe('the rest of a turn', () => {
  test('recharging a Stampede somebody has laid on the own active character, and never in the turn of the other', () => {
    const t = table({ law: { hand: ['canteen'] }, outlaw: { ac: { gear: ['stampede'] }, bc: null } }, outlaws)
    expect(t.refused('law', 'recharge', { card: 'canteen' })).toBe('not-asked')
    expect(t.say('outlaw', 'recharge', { card: 'stampede' }).hand('outlaw')).toHaveLength(1)
  })

  test('a Dynamite passed on to an only character explodes on it', () => {
    const t = table(
      { law: { bc: { gear: ['dynamite'] }, deck: ['*/snake'] }, outlaw: { bc: null, deck: ['*/dynamite'] } },
      { from: 'start' },
    )
    expect(t.gear('outlaw.ac')).toEqual(['dynamite'])
    expect(t.say('law', 'end').life('outlaw.ac')).toBe(1)
  })

  test('a Steal with nothing to take', () => {
    const t = table({ outlaw: { hand: ['steal'] } }, outlaws)
    expect(t.refused('outlaw', 'play', { card: 'steal' })).toBe('nothing-to-take')
    expect(t.refused('outlaw', 'rob', { card: 'steal', seat: 'law' })).toBe('nothing-to-take')
  })

  test('a blind pick is by back: the taker says law or outlaw, chance says which card', () => {
    const t = table({ law: { hand: ['bank', 'duel/law', 'beer', 'knife'] }, outlaw: { hand: ['steal'] } }, outlaws)
    expect(t.refused('outlaw', 'rob', { card: 'steal', seat: 'law' })).toBe('target-needed')
    expect(t.refused('outlaw', 'rob', { card: 'steal', seat: 'outlaw', back: 'law' })).toBe('wrong-choice')
    t.say('outlaw', 'rob', { card: 'steal', seat: 'law', back: 'outlaw' })
    expect(['beer', 'knife']).toContain(t.hand('outlaw')[0])
  })

  test('the hand limit is that of the one who is active when the turn ends', () => {
    const t = table({ law: { ac: { life: 2 }, bc: 'wild-bill', hand: ['bank', 'duel', 'scope', 'gatling', 'indians'] } })
    expect(t.say('law', 'swap').say('law', 'end').turn()).toBe('outlaw')
  })
})

describe.each([4, 5, 6, 7, 8, 9, 10, 11, 12])('%i characters a side', (charactersPerSide) => {
  test.each([0, 1])('law at seat %i: reserves, first hands, and law begins', (law) => {
    const match = Match.start(duel, { charactersPerSide, law }, seedFrom(`set-up ${charactersPerSide}`))
    for (const seat of match.game.both) {
      const fallback = match.fallback(seat)
      if (fallback) match.answer(seat, fallback)
    }
    const { game } = match
    const views = game.both.map((seat) => game.view(seat))
    for (const [seat, { seats, own }] of views.entries()) {
      expect(seats.map(({ reserve }) => reserve)).toEqual([charactersPerSide - 2, charactersPerSide - 2])
      expect(own?.reserve).toHaveLength(charactersPerSide - 2)
      expect(seats[seat]?.side).toBe(seat === law ? 'law' : 'outlaw')
    }
    expect(game.turnPlayer).toBe(seatOf(law))
    expect(game.hand(seatOf(1 - law))).toHaveLength(5)
  })
})

describe('several at once', () => {
  test('Bull Anderson: two fall together, he takes two for each, the second time of what the owner has just drawn', () => {
    const t = table(
      {
        law: { ac: { life: 1 }, bc: { life: 1 }, hand: ['bank', 'scope'], deck: ['winchester', 'canteen'] },
        outlaw: { ac: 'bull-anderson', hand: ['gatling'] },
      },
      outlaws,
    )
    t.say('outlaw', 'play', { card: 'gatling' }).say('law', 'take-it').say('law', 'take-it')
    expect([t.hand('outlaw').toSorted(), t.hand('law').length]).toEqual([['bank', 'canteen', 'scope', 'winchester'], 2])
  })

  test('a Riposte against the first shot of a Fanning fires back when all shots are over', () => {
    const t = table({
      law: { hand: ['fanning'] },
      outlaw: { ac: { gear: ['barrel', 'rattlesnake'] }, hand: ['riposte', 'missed'] },
    })
    t.say('law', 'play', { card: 'fanning', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'riposte' })
    expect([t.asked(), t.life('law.ac')]).toEqual(['shot:outlaw', 4])
    t.say('outlaw', 'dodge', { card: 'missed' })
    expect([t.life('law.ac'), t.life('outlaw.ac')]).toEqual([3, 4])
  })

  test('Wyatt Ear: both shots of a Fanning dodged, two cards when it is over', () => {
    const t = table({ law: { ac: 'wyatt-ear', hand: ['fanning'] }, outlaw: { ac: { gear: ['stetson', 'rattlesnake'] }, hand: ['missed'] } })
    t.say('law', 'play', { card: 'fanning', target: 'outlaw.ac' }).say('outlaw', 'stetson', { card: 'stetson' })
    expect(t.hand('law')).toEqual([])
    t.say('outlaw', 'dodge', { card: 'missed' }).say('law', 'yes').say('law', 'yes')
    expect([t.asked(), t.hand('law').length]).toEqual(['play:law', 2])
  })

  test('Alan’s shots after a Dynamite: those left over when the first has killed hit whoever is active then', () => {
    const t = table(
      { law: { ac: { id: 'alan-pinkertoon', gear: ['dynamite'] }, deck: ['*/dynamite'] }, outlaw: { ac: { life: 1 }, deckSize: 0 } },
      { from: 'start' },
    )
    t.say('outlaw', 'take-it').say('outlaw', 'take-it')
    expect([t.life('law.ac'), t.life('outlaw.ac'), t.asked()]).toEqual([1, 2, 'play:law'])
  })

  test('a Rattlesnake kills the active one at the start of the turn: two cards for that, then two as usual', () => {
    const t = table({ law: { ac: { life: 1, gear: ['rattlesnake'] }, deck: ['*/snake'] } }, { from: 'start' })
    expect([t.hand('law').length, t.life('law.ac'), t.asked()]).toEqual([4, 4, 'play:law'])
  })

  test('Bill Tightman at the back becomes the only one, and is active when he may draw', () => {
    const t = table({ law: { ac: { life: 1 }, bc: 'bill-tightman', reserve: [] }, outlaw: { hand: ['colt'] } }, outlaws)
    t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' }).say('law', 'yes')
    expect([t.who('law.ac'), t.hand('law').length]).toEqual(['bill-tightman', 4])
  })
})

describe('answers of a kind of their own', () => {
  test('a dodged Shotgun swaps the only side that can: Tom Thorn comes to the front and shoots the lonely shooter', () => {
    const t = table({ law: { bc: null, hand: ['shotgun'] }, outlaw: { ac: { gear: ['stetson'] }, bc: 'tom-thorn' } })
    t.say('law', 'play', { card: 'shotgun', target: 'outlaw.ac' }).say('outlaw', 'stetson', { card: 'stetson' })
    expect([t.who('outlaw.ac'), t.life('law.ac'), t.asked()]).toEqual(['tom-thorn', 3, 'play:law'])
    const none = table({ law: { bc: null, hand: ['shotgun'] }, outlaw: { ac: { gear: ['stetson'] }, bc: null } })
    none.say('law', 'play', { card: 'shotgun', target: 'outlaw.ac' }).say('outlaw', 'stetson', { card: 'stetson' })
    expect(none.asked()).toBe('play:law')
  })

  test('Bart Masterson picks one of the two cards that Sid Curry turns', () => {
    const t = table({ law: { bc: 'bart-masterson', hand: ['colt'], deck: ['*/barrel', '*/snake'] }, outlaw: { ac: 'sid-curry' } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'sid-curry')
    expect([t.asked(), t.row().length]).toEqual(['reveal:law', 2])
  })

  test('a Peacemaker that Sid Curry dodges costs a card of his choice before he shoots back', () => {
    const t = table({ law: { hand: ['peacemaker'], deck: ['*/barrel'] }, outlaw: { ac: 'sid-curry', hand: ['bank', 'scope'] } })
    t.say('law', 'play', { card: 'peacemaker', target: 'outlaw.ac' }).say('outlaw', 'sid-curry')
    expect([t.asked(), t.life('law.ac')]).toEqual(['discard-one:outlaw', 4])
    t.say('outlaw', 'discard', { card: 'bank' })
    expect([t.hand('outlaw'), t.life('law.ac')]).toEqual([['scope'], 3])
  })

  test('Tex Killer: one dodge a shot. If a Missed! is not paid for, the Stetson is of no use any more', () => {
    const t = table({ law: { ac: 'tex-killer', hand: ['colt'] }, outlaw: { ac: { gear: ['stetson'] }, hand: ['missed'] } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'missed' })
    expect([t.life('outlaw.ac'), t.gear('outlaw.ac'), t.asked()]).toEqual([3, ['stetson'], 'play:law'])
  })

  test('Tex Killer: a Stetson needs a hand card as well', () => {
    const t = table({ law: { ac: 'tex-killer', hand: ['colt'] }, outlaw: { ac: { gear: ['stetson'] }, hand: ['bank'] } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'stetson', { card: 'stetson' })
    expect(t.options('outlaw')).toEqual(['pay bank', 'take-it'])
    t.say('outlaw', 'pay', { card: 'bank' })
    expect([t.life('outlaw.ac'), t.hand('outlaw')]).toEqual([4, []])
  })

  test('Scope: a Derringer at the backup is dodged with any card', () => {
    const t = table({ law: { ac: { gear: ['scope'] }, hand: ['derringer'] }, outlaw: { hand: ['bank'] } })
    t.say('law', 'play', { card: 'derringer', target: 'outlaw.bc' }).say('outlaw', 'dodge', { card: 'bank' })
    expect(t.life('outlaw.bc')).toBe(4)
  })

  test('Toco Ramirez fires even a Riposte or a Dynamite as a Colt, and gives anything in a Duel', () => {
    const t = table({ law: { hand: ['colt'] }, outlaw: { ac: 'toco-ramirez', hand: ['riposte', 'dynamite', 'duel'] } }, outlaws)
    for (const card of ['riposte', 'dynamite']) expect(t.can('outlaw', 'as-colt', { card, target: 'law.ac' })).toBe(true)
    t.say('outlaw', 'play', { card: 'duel', target: 'law.ac' })
      .say('law', 'give', { card: 'colt' })
      .say('outlaw', 'give', { card: 'riposte' })
    expect([t.life('law.ac'), t.bangs]).toEqual([3, 0])
  })

  test('Stampede brings the backup with a Bank to the front before the cards are drawn', () => {
    const t = table({ law: { bc: { gear: ['stampede', 'bank'] } } }, { from: 'start' })
    expect(t.hand('law')).toHaveLength(3)
  })

  test('a Schoolmarm that Pearl Hat copies brings her the shot of Wild Bill', () => {
    const t = table(
      { law: { ac: { id: 'wild-bill', gear: ['bank'] } }, outlaw: { ac: 'pearl-hat', hand: ['colt'] } },
      { ...outlaws, discard: ['schoolmarm'] },
    )
    t.say('outlaw', 'pearl-hat', { card: 'colt', target: 'bank' }).say('outlaw', 'take-it')
    expect([t.life('outlaw.ac'), t.hand('outlaw')]).toEqual([2, ['bank']])
  })

  test('Cattle Katie is not renewed by going and coming', () => {
    const t = table({ outlaw: { ac: { id: 'cattle-katie', gear: ['stetson', 'barrel'] }, hand: ['canteen'] } }, outlaws)
    t.say('outlaw', 'cattle-katie', { card: 'stetson' }).say('outlaw', 'swap').say('outlaw', 'play', { card: 'canteen', seat: 'outlaw' })
    expect([t.who('outlaw.ac'), t.can('outlaw', 'cattle-katie', { card: 'barrel' })]).toEqual(['cattle-katie', false])
  })
})
