import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

describe('loss and shots', () => {
  test('1. Dalon Ranger at 2 hit by a Colt: at 1 his owner may draw one', () => {
    const t = table({ law: { ac: { id: 'dalon-ranger', life: 2 } }, outlaw: { hand: ['colt'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' })
    expect(t.life('law.ac')).toBe(1)
    expect(t.asked()).toBe('may:law')
    t.say('law', 'yes')
    expect(t.hand('law')).toHaveLength(1)
  })

  test('1. at 1 he is eliminated: no draw of his, two for the elimination', () => {
    const t = table({ law: { ac: { id: 'dalon-ranger', life: 1 } }, outlaw: { hand: ['colt'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' })
    expect(t.who('law.ac')).toBe('stranger')
    expect(t.hand('law')).toHaveLength(2)
    expect(t.asked()).toBe('play:outlaw')
  })

  test('2. a Barrel that shows a snake: the shot stands, a Missed! may still be played', () => {
    const t = table(
      { law: { ac: { gear: ['barrel'] }, hand: ['missed'], deck: ['*/snake'] }, outlaw: { hand: ['colt'] } },
      { turn: 'outlaw' },
    )
    t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' }).say('law', 'barrel', { card: 'barrel' })
    expect(t.asked()).toBe('shot:law')
    expect(t.refused('law', 'barrel', { card: 'barrel' })).toBe('once-a-shot')
    t.say('law', 'dodge', { card: 'missed' })
    expect(t.life('law.ac')).toBe(4)
  })

  test('2. a Barrel that shows a barrel dodges', () => {
    const t = table({ law: { ac: { gear: ['barrel'] }, deck: ['*/barrel'] }, outlaw: { hand: ['colt'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' }).say('law', 'barrel', { card: 'barrel' })
    expect(t.life('law.ac')).toBe(4)
    expect(t.asked()).toBe('play:outlaw')
  })

  test('3. Gatling: Sid dodges and shoots back only after Annie has been replaced', () => {
    const t = table({
      law: { ac: 'dalon-ranger', bc: { id: 'annie-oakey', life: 1, gear: ['scope'] }, hand: ['gatling'], deck: ['*/barrel', 'missed'] },
      outlaw: { ac: 'sid-curry', bc: null },
    })
    t.say('law', 'play', { card: 'gatling' })
    expect(t.asked()).toBe('shot:outlaw')
    t.say('outlaw', 'sid-curry')
    expect(t.life('outlaw.ac')).toBe(4)
    expect(t.events('eliminated')).toHaveLength(1)
    expect(t.who('law.bc')).toBe('stranger')
    expect(t.discard()).toContain('scope')
    expect(t.hand('law')).toHaveLength(2)
    // Sid's shot at Dalon, with the new cards.
    expect(t.asked()).toBe('shot:law')
    expect(t.about()).toMatchObject({ source: 'sid-curry', character: 'dalon-ranger' })
    t.say('law', 'dodge', { card: 'missed' })
    expect(t.life('law.ac')).toBe(5)
    expect(t.asked()).toBe('play:law')
  })

  test('4. Schofield dodged by a Riposte: first the shooter heals, then comes the return shot', () => {
    const t = table({ law: { hand: ['riposte'] }, outlaw: { ac: { life: 1 }, hand: ['schofield', 'missed'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'schofield', target: 'law.ac' }).say('law', 'dodge', { card: 'riposte' })
    expect(t.life('outlaw.ac')).toBe(2)
    expect(t.asked()).toBe('shot:outlaw')
    t.say('outlaw', 'take-it')
    expect(t.life('outlaw.ac')).toBe(1)
  })

  test('6. Tex Killer: a Barrel is not enough without a hand card', () => {
    const t = table({ law: { ac: 'tex-killer', hand: ['colt'] }, outlaw: { ac: { gear: ['barrel'] }, deck: ['*/barrel'] } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'barrel', { card: 'barrel' })
    expect(t.life('outlaw.ac')).toBe(3)
  })

  test('7. Tex Killer: a Riposte and one more card dodge, and shoot back', () => {
    const t = table({ law: { ac: 'tex-killer', hand: ['colt'] }, outlaw: { hand: ['riposte', 'bank'] } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'riposte' })
    expect(t.asked()).toBe('dodge-cost:outlaw')
    t.say('outlaw', 'pay', { card: 'bank' })
    expect(t.life('outlaw.ac')).toBe(4)
    expect(t.life('law.ac')).toBe(3)
  })

  test('7. without the second card it hits, and nothing comes back', () => {
    const t = table({ law: { ac: 'tex-killer', hand: ['colt'] }, outlaw: { hand: ['riposte', 'bank'] } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'riposte' }).say('outlaw', 'take-it')
    expect([t.life('outlaw.ac'), t.life('law.ac')]).toEqual([3, 4])
    expect(t.asked()).toBe('play:law')
  })

  test("8. one dodge is enough against a Riposte of Tex Killer's side", () => {
    const t = table({ law: { ac: 'tex-killer', hand: ['riposte'] }, outlaw: { hand: ['colt', 'missed', 'bank'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' }).say('law', 'dodge', { card: 'riposte' })
    t.say('outlaw', 'dodge', { card: 'missed' })
    expect(t.life('outlaw.ac')).toBe(4)
    expect(t.asked()).toBe('play:outlaw')
  })

  test('9. Fanning: three shots for three cards; the Stetson stops one', () => {
    const t = table({
      law: { hand: ['fanning'] },
      outlaw: { ac: { gear: ['stetson', 'barrel', 'rattlesnake'] }, deck: ['*/snake', '*/snake'] },
    })
    t.say('law', 'play', { card: 'fanning', target: 'outlaw.ac' }).say('outlaw', 'stetson', { card: 'stetson' })
    expect(t.events('fired')).toHaveLength(2)
    t.say('outlaw', 'barrel', { card: 'barrel' })
    expect(t.life('outlaw.ac')).toBe(3)
    t.say('outlaw', 'take-it')
    expect(t.life('outlaw.ac')).toBe(2)
    expect(t.asked()).toBe('play:law')
  })

  test('10. Fanning at nothing: legal, no shot, and the BANG! is used up', () => {
    const t = table({ law: { hand: ['fanning', 'colt'] } })
    t.say('law', 'play', { card: 'fanning', target: 'outlaw.ac' })
    expect(t.events('fired')).toHaveLength(0)
    expect(t.refused('law', 'play', { card: 'colt', target: 'outlaw.ac' })).toBe('bang-limit')
  })

  test('11. Derringer: any card dodges', () => {
    const t = table({ law: { hand: ['derringer'] }, outlaw: { hand: ['bank'] } })
    t.say('law', 'play', { card: 'derringer', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'bank' })
    expect(t.life('outlaw.ac')).toBe(4)
  })

  test('12. Toco Ramirez fires a Derringer as a Colt: only real dodges, and it counts', () => {
    const t = table({ law: { hand: ['bank', 'missed'] }, outlaw: { ac: 'toco-ramirez', hand: ['derringer', 'colt'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'as-colt', { card: 'derringer', target: 'law.ac' })
    expect(t.refused('law', 'dodge', { card: 'bank' })).toBe('not-a-dodge')
    t.say('law', 'dodge', { card: 'missed' })
    expect(t.refused('outlaw', 'play', { card: 'colt', target: 'law.ac' })).toBe('bang-limit')
  })

  test('13. Winchester at a backup with a Barrel: it is awake, Annie Oakey is not', () => {
    const t = table(
      { law: { ac: 'annie-oakey', bc: { gear: ['barrel'] }, hand: ['colt'], deck: ['*/barrel'] }, outlaw: { hand: ['winchester'] } },
      { turn: 'outlaw' },
    )
    t.say('outlaw', 'play', { card: 'winchester', target: 'law.bc' })
    expect(t.refused('law', 'dodge', { card: 'colt' })).toBe('not-a-dodge')
    t.say('law', 'barrel', { card: 'barrel' })
    expect(t.life('law.bc')).toBe(4)
  })

  test('14. Indians!: a Knife saves one of them, a Riposte nobody', () => {
    const t = table({ law: { bc: null, hand: ['indians'] }, outlaw: { hand: ['riposte', 'knife'] } })
    t.say('law', 'play', { card: 'indians' })
    expect(t.refused('outlaw', 'give', { card: 'riposte' })).toBe('not-a-shot')
    t.say('outlaw', 'give', { card: 'knife' }).say('outlaw', 'decline')
    expect([t.life('outlaw.ac'), t.life('outlaw.bc')]).toEqual([4, 3])
  })

  test('15. Duel: Gatling, Colt, and the opponent stops', () => {
    const t = table({ law: { hand: ['duel', 'colt'] }, outlaw: { hand: ['gatling', 'bank'] } })
    t.say('law', 'play', { card: 'duel', target: 'outlaw.ac' })
      .say('outlaw', 'give', { card: 'gatling' })
      .say('law', 'give', { card: 'colt' })
    t.say('outlaw', 'decline')
    expect([t.life('outlaw.ac'), t.life('law.ac'), t.life('law.bc')]).toEqual([3, 4, 4])
    expect(t.bangs).toBe(0)
  })

  test('16. Annie Oakey gives a Missed! in a Duel', () => {
    const t = table({ law: { ac: 'annie-oakey', hand: ['missed'] }, outlaw: { hand: ['duel'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'duel', target: 'law.ac' }).say('law', 'give', { card: 'missed' })
    expect(t.life('outlaw.ac')).toBe(3)
  })

  test('44. Carbine dodged by a Stetson: the shooter may discard another card', () => {
    const t = table({ law: { hand: ['carbine'] }, outlaw: { ac: { gear: ['stetson', 'gunbelt'] } } })
    t.say('law', 'play', { card: 'carbine', target: 'outlaw.ac' }).say('outlaw', 'stetson', { card: 'stetson' })
    expect(t.options('law')).toEqual(['discard gunbelt', 'no'])
    t.say('law', 'discard', { card: 'gunbelt' })
    expect(t.gear('outlaw.ac')).toEqual([])
  })

  test('45. Shotgun dodged with a Riposte: the return shot hits the new active character', () => {
    const t = table({ law: { ac: 'jango', hand: ['shotgun'] }, outlaw: { hand: ['riposte'] } })
    t.say('law', 'play', { card: 'shotgun', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'riposte' })
    expect(t.asked()).toBe('choose-side:law')
    t.say('law', 'swap', { seat: 'law' })
    expect([t.who('law.ac'), t.life('law.ac'), t.life('law.bc')]).toEqual(['stranger', 3, 3])
  })

  test('49. Peacemaker dodged with the last card: nothing to discard', () => {
    const t = table({ law: { hand: ['peacemaker'] }, outlaw: { hand: ['missed'] } })
    t.say('law', 'play', { card: 'peacemaker', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'missed' })
    expect(t.asked()).toBe('play:law')
  })

  test('51. Gatling: Wyatt Ear draws for the dodges of the opponent only', () => {
    const t = table({ law: { ac: 'wyatt-ear', hand: ['gatling', 'missed'] }, outlaw: { hand: ['missed'], bc: null } })
    t.say('law', 'play', { card: 'gatling' }).say('outlaw', 'dodge', { card: 'missed' }).say('law', 'dodge', { card: 'missed' })
    expect(t.asked()).toBe('may:law')
    t.say('law', 'yes')
    expect(t.hand('law')).toHaveLength(1)
    expect(t.asked()).toBe('play:law')
  })

  test('54. Carbine with equipment on the backups only: nothing to discard', () => {
    const t = table({ law: { bc: { gear: ['scope'] }, hand: ['carbine'] }, outlaw: { bc: { gear: ['gunbelt'] }, hand: ['missed'] } })
    t.say('law', 'play', { card: 'carbine', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'missed' })
    expect(t.asked()).toBe('play:law')
  })

  test('55. Peacemaker dodged by a Riposte: first a discard of his choice, then the return shot', () => {
    const t = table({ law: { hand: ['peacemaker'] }, outlaw: { hand: ['riposte', 'bank', 'beer'] } })
    t.say('law', 'play', { card: 'peacemaker', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'riposte' })
    expect(t.asked()).toBe('discard-one:outlaw')
    expect(t.queue()).toEqual([])
    t.say('outlaw', 'discard', { card: 'bank' })
    expect(t.hand('outlaw')).toEqual(['beer'])
    expect(t.life('law.ac')).toBe(3)
  })

  test('56. Winchester at a backup with a Stetson', () => {
    const t = table({ law: { hand: ['winchester'] }, outlaw: { bc: { gear: ['stetson'] } } })
    t.say('law', 'play', { card: 'winchester', target: 'outlaw.bc' }).say('outlaw', 'stetson', { card: 'stetson' })
    expect(t.life('outlaw.bc')).toBe(4)
    expect(t.gear('outlaw.bc')).toEqual([])
  })

  test('57. Sid Curry tries his ability and then his Barrel, or the reverse', () => {
    const setUp = () =>
      table({ law: { hand: ['colt'], deck: ['*/snake'] }, outlaw: { ac: { id: 'sid-curry', gear: ['barrel'] }, deck: ['*/barrel'] } })
    const first = setUp().say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'sid-curry')
    expect(first.refused('outlaw', 'sid-curry')).toBe('once-a-shot')
    first.say('outlaw', 'barrel', { card: 'barrel' })
    expect([first.life('outlaw.ac'), first.life('law.ac')]).toEqual([4, 4])
    const other = setUp().say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'barrel', { card: 'barrel' })
    expect(other.life('outlaw.ac')).toBe(4)
  })

  test('58. Sid Curry dodges a shot of Alan Pinkertoon: the return shot is for Alan’s side', () => {
    const t = table({ law: { ac: 'alan-pinkertoon', deck: ['*/barrel'] }, outlaw: { ac: 'sid-curry', hand: ['colt'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' })
    expect(t.about()).toMatchObject({ source: 'alan-pinkertoon' })
    t.say('outlaw', 'sid-curry')
    // The return shot costs Alan another point, so he shoots once more.
    expect(t.life('law.ac')).toBe(2)
    expect(t.asked()).toBe('shot:outlaw')
  })

  test('81. Wyatt Ear with an empty hand: his backup answers a Gatling without his card', () => {
    const t = table({ law: { ac: 'wyatt-ear', hand: ['gatling'] }, outlaw: { bc: null, hand: ['missed'] } })
    t.say('law', 'play', { card: 'gatling' }).say('outlaw', 'dodge', { card: 'missed' })
    expect(t.life('law.bc')).toBe(3)
    expect(t.asked()).toBe('may:law')
  })
})

describe('limits and conversions', () => {
  test('5. two BANG! cards with a Gunbelt, then the token moves: one more', () => {
    const t = table({
      law: { ac: { gear: ['gunbelt'] }, hand: ['colt/law', 'winchester', 'winchester', 'carbine'] },
      outlaw: { ac: { life: 4 } },
    })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('law', 'play', { card: 'winchester', target: 'outlaw.ac' })
    t.say('law', 'swap').say('law', 'play', { card: 'winchester', target: 'outlaw.ac' })
    expect(t.refused('law', 'play', { card: 'carbine', target: 'outlaw.ac' })).toBe('bang-limit')
  })

  test('5. and one without, then any number with the Gunbelt', () => {
    const t = table({ law: { bc: { gear: ['gunbelt'] }, hand: ['colt/law', 'winchester', 'carbine'] } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('law', 'swap')
    t.say('law', 'play', { card: 'winchester', target: 'outlaw.ac' }).say('law', 'play', { card: 'carbine', target: 'outlaw.ac' })
    expect(t.life('outlaw.ac')).toBe(1)
  })

  test('48. The Stranger as backup: two BANG! cards', () => {
    const t = table({ law: { bc: 'the-stranger', hand: ['colt/law', 'winchester', 'carbine'] } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('law', 'play', { card: 'winchester', target: 'outlaw.ac' })
    expect(t.refused('law', 'play', { card: 'carbine', target: 'outlaw.ac' })).toBe('bang-limit')
  })

  test('59. Knife and Colt in one turn', () => {
    const t = table({ outlaw: { hand: ['knife', 'colt'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'knife', target: 'law.ac' }).say('outlaw', 'play', { card: 'colt', target: 'law.ac' })
    expect(t.life('law.ac')).toBe(2)
  })

  test('60. Annie Oakey: a Missed! as a Colt, then no real Colt', () => {
    const t = table({ law: { ac: 'annie-oakey', hand: ['missed', 'colt'] } })
    t.say('law', 'as-colt', { card: 'missed', target: 'outlaw.ac' })
    expect(t.life('outlaw.ac')).toBe(3)
    expect(t.refused('law', 'play', { card: 'colt', target: 'outlaw.ac' })).toBe('bang-limit')
  })

  test('72. Toco Ramirez: any card against the Indians!, but not for his backup', () => {
    const t = table({ law: { bc: null, hand: ['indians'] }, outlaw: { ac: 'toco-ramirez', hand: ['beer', 'bank'] } })
    t.say('law', 'play', { card: 'indians' }).say('outlaw', 'give', { card: 'beer' })
    expect(t.refused('outlaw', 'give', { card: 'bank' })).toBe('not-a-shot')
  })

  test('73. The Stranger with a Gunbelt: any number; away from him two that count', () => {
    const t = table({
      law: { ac: { id: 'the-stranger', gear: ['gunbelt'] }, hand: ['colt/law', 'winchester', 'winchester', 'carbine'] },
      outlaw: { ac: { id: 'bull-anderson' } },
    })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('law', 'swap')
    t.say('law', 'play', { card: 'winchester', target: 'outlaw.ac' }).say('law', 'play', { card: 'winchester', target: 'outlaw.ac' })
    expect(t.refused('law', 'play', { card: 'carbine', target: 'outlaw.ac' })).toBe('bang-limit')
  })

  test('74. West Harding fired three, then the token moves: the new one may fire one', () => {
    const t = table(
      { law: { ac: { id: 'pat-garret' } }, outlaw: { ac: 'west-harding', hand: ['colt', 'colt', 'colt', 'remington', 'schofield'] } },
      { turn: 'outlaw' },
    )
    for (const card of ['colt', 'colt', 'colt']) t.say('outlaw', 'play', { card, target: 'law.ac' })
    t.say('outlaw', 'swap').say('outlaw', 'play', { card: 'remington', target: 'law.ac' })
    expect(t.life('law.ac')).toBe(1)
    expect(t.refused('outlaw', 'play', { card: 'schofield', target: 'law.ac' })).toBe('bang-limit')
  })
})

describe('eliminations', () => {
  test('17. Bull Anderson takes a Bank and the only hand card before the owner draws', () => {
    const t = table(
      { law: { ac: { life: 1, gear: ['bank'] }, hand: ['duel'] }, outlaw: { ac: 'bull-anderson', hand: ['colt'] } },
      { turn: 'outlaw' },
    )
    t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' }).say('law', 'take-it')
    expect(t.asked()).toBe('loot:outlaw')
    t.say('outlaw', 'take', { card: 'bank' })
    expect(t.hand('outlaw')).toEqual(['bank', 'duel'])
    expect(t.hand('law')).toHaveLength(2)
  })

  test('18. of his own backup he may take the equipment, then draws two', () => {
    const t = table({ law: { hand: ['winchester'] }, outlaw: { ac: 'bull-anderson', bc: { life: 1, gear: ['scope', 'gunbelt'] } } })
    t.say('law', 'play', { card: 'winchester', target: 'outlaw.bc' })
    t.say('outlaw', 'take', { card: 'scope' }).say('outlaw', 'take', { card: 'gunbelt' })
    expect(t.hand('outlaw').slice(0, 2)).toEqual(['scope', 'gunbelt'])
    expect(t.hand('outlaw')).toHaveLength(4)
  })

  test('19. Bill Tightman: four cards in all for his own backup', () => {
    const t = table({ law: { ac: 'bill-tightman', bc: { life: 1 } }, outlaw: { hand: ['winchester'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'winchester', target: 'law.bc' }).say('law', 'yes')
    expect(t.hand('law')).toHaveLength(4)
  })

  test('70. Bull Anderson asleep: nothing', () => {
    const t = table({ law: { ac: { life: 1 }, hand: ['duel'] }, outlaw: { bc: 'bull-anderson', hand: ['colt'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' }).say('law', 'take-it')
    expect(t.asked()).toBe('play:outlaw')
    expect(t.hand('law')).toHaveLength(3)
  })

  test('80. the active character dies of a Riposte in the own turn: the turn goes on with the same count', () => {
    const t = table({ law: { ac: { life: 1 }, hand: ['colt', 'carbine'] }, outlaw: { hand: ['riposte'] } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'riposte' }).say('law', 'take-it')
    expect(t.events('eliminated')).toHaveLength(1)
    expect(t.life('law.ac')).toBe(4)
    expect(t.hand('law')).toHaveLength(3)
    expect(t.asked()).toBe('play:law')
    expect(t.refused('law', 'play', { card: 'carbine', target: 'outlaw.ac' })).toBe('bang-limit')
  })

  test('82. Bull Anderson must take two of four; each hand card brings a shot of Wild Bill', () => {
    const t = table(
      {
        law: { ac: 'wild-bill', bc: { life: 1, gear: ['scope'] }, hand: ['duel', 'bank', 'beer'] },
        outlaw: { ac: 'bull-anderson', hand: ['winchester'] },
      },
      { turn: 'outlaw' },
    )
    t.say('outlaw', 'play', { card: 'winchester', target: 'law.bc' }).say('law', 'take-it')
    expect(t.can('outlaw', 'none')).toBe(false)
    t.say('outlaw', 'rob', { seat: 'law', back: 'outlaw' }).say('outlaw', 'take', { card: 'scope' })
    expect(t.hand('outlaw')).toEqual(['beer', 'scope'])
    expect(t.about()).toMatchObject({ source: 'wild-bill', character: 'bull-anderson' })
    t.say('outlaw', 'take-it')
    expect(t.life('outlaw.ac')).toBe(4)
    expect(t.asked()).toBe('play:outlaw')
  })

  test('the last character of a side: the other has won', () => {
    const t = table({ law: { ac: { life: 1 }, bc: null, reserve: [] }, outlaw: { hand: ['colt'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' })
    expect([t.over, t.asked()]).toEqual(['outlaw', 'over'])
  })

  test('an empty reserve: the survivor is active and backup, which is no move of the token', () => {
    const t = table(
      { law: { ac: { life: 1 }, reserve: [] }, outlaw: { ac: { gear: ['pocket-watch'] }, hand: ['colt'] } },
      { turn: 'outlaw' },
    )
    t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' })
    expect([t.life('law.ac'), t.who('law.bc')]).toEqual([4, undefined])
    expect(t.hand('outlaw')).toEqual([])
  })

  test('29. of section 16: both eliminated together, the only reserve takes the active place', () => {
    const t = table({ law: { hand: ['gatling'] }, outlaw: { ac: { life: 1 }, bc: { life: 1 }, reserve: ['west-harding'] } })
    t.say('law', 'play', { card: 'gatling' })
    expect([t.who('outlaw.ac'), t.who('outlaw.bc')]).toEqual(['west-harding', undefined])
    expect(t.hand('outlaw')).toHaveLength(4)
  })
})

describe('swapping', () => {
  test('20. Jango and a Pocket Watch: two cards for a move of the opponent', () => {
    const t = table({ law: { ac: { id: 'jango', gear: ['pocket-watch'] } } }, { turn: 'outlaw' })
    t.say('outlaw', 'swap').say('law', 'yes')
    expect(t.hand('law')).toHaveLength(2)
  })

  test('20. nothing when the opponent has one character', () => {
    const t = table({ law: { ac: { id: 'jango', gear: ['pocket-watch'] } }, outlaw: { bc: null } }, { turn: 'outlaw' })
    expect(t.refused('outlaw', 'swap')).toBe('one-character')
  })

  test('21. Stampede on the opposing active character: he swaps and Jango may draw', () => {
    const t = table({ law: { ac: 'jango' }, outlaw: { ac: { id: 'west-harding', gear: ['stampede'] } } }, { turn: 'outlaw', from: 'start' })
    expect(t.asked()).toBe('may:law')
    t.say('law', 'yes')
    expect(t.who('outlaw.bc')).toBe('west-harding')
    expect([t.hand('law').length, t.hand('outlaw').length]).toEqual([1, 2])
  })

  test('31. Babe Leroy: the last card is played, then the token moves to him', () => {
    const t = table({ outlaw: { bc: 'babe-leroy', hand: ['beer'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'beer' }).say('outlaw', 'swap').say('outlaw', 'babe-leroy')
    expect(t.hand('outlaw')).toHaveLength(2)
  })

  test('31. not if the last card was a Canteen that moved him to the back', () => {
    const t = table({ outlaw: { ac: 'babe-leroy', hand: ['canteen'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'canteen', seat: 'outlaw' })
    expect(t.refused('outlaw', 'babe-leroy')).toBe('asleep')
  })

  test('36. Tom Thorn: the opposing backup is shot when the token moves onto him', () => {
    const t = table({ outlaw: { bc: 'tom-thorn' } }, { turn: 'outlaw' })
    t.say('outlaw', 'swap')
    expect([t.life('law.ac'), t.life('law.bc')]).toEqual([4, 3])
  })

  test('36. or the only one; and nothing when he enters from the reserve', () => {
    const t = table({ law: { bc: null }, outlaw: { bc: 'tom-thorn' } }, { turn: 'outlaw' })
    t.say('outlaw', 'swap')
    expect(t.life('law.ac')).toBe(3)
    const entering = table({ law: { hand: ['colt'] }, outlaw: { ac: { life: 1 }, reserve: ['tom-thorn'] } })
    entering.say('law', 'play', { card: 'colt', target: 'outlaw.ac' })
    expect([entering.who('outlaw.ac'), entering.life('law.bc')]).toEqual(['tom-thorn', 4])
  })

  test('64. the opponent plays a Canteen on your side: Tom Thorn comes to the front and shoots', () => {
    const t = table({ law: { hand: ['canteen'] }, outlaw: { bc: 'tom-thorn' } })
    t.say('law', 'play', { card: 'canteen', seat: 'outlaw' })
    expect([t.who('outlaw.ac'), t.life('law.bc')]).toEqual(['tom-thorn', 3])
  })

  test('75. Babe Leroy is not renewed by moving out and in', () => {
    const t = table({ outlaw: { ac: 'babe-leroy', deck: ['canteen', 'beer'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'babe-leroy').say('outlaw', 'swap').say('outlaw', 'play', { card: 'canteen', seat: 'outlaw' })
    t.say('outlaw', 'play', { card: 'beer' })
    expect(t.refused('outlaw', 'babe-leroy')).toBe('used')
  })
})

describe('the start of a turn, reveals and draws', () => {
  test('22. Dynamite, Rattlesnake, Stampede in this order, before drawing', () => {
    const t = table({ law: { ac: { gear: ['stampede', 'rattlesnake', 'dynamite'] }, deck: ['*/dynamite', '*/snake'] } }, { from: 'start' })
    expect(t.events('revealed').map(({ source }) => source)).toEqual(['dynamite', 'rattlesnake'])
    // 4 - 3 - 1: dead before the Stampede, which goes with him.
    expect(t.events('eliminated')).toHaveLength(1)
    expect(t.events('swapped')).toHaveLength(0)
  })

  test('22. all of them, survived', () => {
    const t = table(
      { law: { ac: { id: 'wild-bill', gear: ['stampede', 'rattlesnake', 'dynamite'] }, deck: ['*/dynamite', '*/snake'] } },
      { from: 'start' },
    )
    expect([t.who('law.bc'), t.life('law.bc')]).toEqual(['wild-bill', 1])
    expect(t.hand('law')).toHaveLength(2)
  })

  test('23. Dynamite passes to the opposing backup, and he reveals at his turn', () => {
    const t = table({ law: { bc: { gear: ['dynamite'] }, deck: ['*/horseshoe'] }, outlaw: { deck: ['*/dynamite'] } }, { from: 'start' })
    expect(t.gear('outlaw.bc')).toEqual(['dynamite'])
    t.say('law', 'end')
    expect(t.life('outlaw.bc')).toBe(1)
    expect(t.discard()).toContain('dynamite')
  })

  test('24. Dynamite explodes on a backup at 3 with a Rattlesnake', () => {
    const t = table({ law: { bc: { life: 3, gear: ['dynamite', 'rattlesnake'] }, deck: ['*/dynamite'] } }, { from: 'start' })
    expect(t.discard().sort()).toEqual(expect.arrayContaining(['dynamite', 'rattlesnake']))
    expect([t.life('law.bc'), t.gear('law.bc')]).toEqual([4, []])
    expect(t.hand('law')).toHaveLength(4)
  })

  test('25. Buffalo Bell at 3 may take two of the three points of a Dynamite', () => {
    const t = table({ law: { ac: { gear: ['dynamite'] }, bc: { id: 'buffalo-bell', life: 3 }, deck: ['*/dynamite'] } }, { from: 'start' })
    t.say('law', 'yes').say('law', 'yes')
    expect([t.life('law.ac'), t.life('law.bc'), t.asked()]).toEqual([3, 1, 'play:law'])
  })

  test('26. at 1 he may take nothing', () => {
    const t = table({ law: { bc: { id: 'buffalo-bell', life: 1 } }, outlaw: { hand: ['colt'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' })
    expect([t.life('law.ac'), t.asked()]).toEqual([3, 'play:outlaw'])
  })

  test('32. The Daltons with a Bank draw four', () => {
    const t = table({ outlaw: { ac: { id: 'the-daltons', gear: ['bank'] } } }, { turn: 'outlaw', from: 'start' })
    expect(t.hand('outlaw')).toHaveLength(4)
  })

  test('33. Pat Garret shows a horseshoe as his second card, keeps it and may draw a card of the opponent', () => {
    const t = table({ law: { ac: 'pat-garret', deck: ['*/snake', '*/horseshoe'] }, outlaw: { deck: ['steal'] } }, { from: 'start' })
    expect(t.asked()).toBe('may:law')
    t.say('law', 'yes')
    expect(t.hand('law')).toHaveLength(3)
    expect(t.hand('law')[2]).toBe('steal')
    expect(t.events('shown')).toMatchObject([{ card: { symbol: 'horseshoe' } }])
  })

  test('35. Soundance Kid discards one, draws one of each deck and keeps one', () => {
    const t = table({ law: { deck: ['gatling'] }, outlaw: { ac: 'soundance-kid', hand: ['beer'], deck: ['steal'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'soundance-kid', { card: 'beer' })
    expect(t.look('outlaw')).toEqual(['steal', 'gatling'])
    t.say('outlaw', 'discard', { card: 'steal' })
    expect(t.hand('outlaw')).toEqual(['gatling'])
    expect(t.discard().slice(0, 2)).toEqual(['steal', 'beer'])
  })

  test('39. at 1 you keep two cards; at 4 four, whatever the backup has', () => {
    const t = table({ law: { ac: { life: 1 }, hand: ['bank', 'duel', 'scope'] } })
    t.say('law', 'end')
    expect(t.asked()).toBe('discard:law')
    expect(t.refused('law', 'end')).toBe('too-many-cards')
    t.say('law', 'discard', { card: 'duel' })
    expect([t.turn(), t.hand('law')]).toEqual(['outlaw', ['bank', 'scope']])
    const four = table({ law: { ac: { life: 4 }, bc: { life: 1 }, hand: ['bank', 'duel', 'scope', 'gatling'] } })
    expect(four.say('law', 'end').turn()).toBe('outlaw')
  })

  test('41. an empty deck: a common one is made, the opponent keeps his own and later uses it unshuffled', () => {
    const discard = Array.from({ length: 20 }, () => '*')
    const t = table({ law: { deckSize: 0 }, outlaw: { deckSize: 3 } }, { from: 'start', discard })
    expect([t.commonSize, t.deckSize('outlaw')]).toEqual([18, 3])
    t.say('law', 'end')
    expect([t.commonSize, t.deckSize('outlaw')]).toEqual([18, 1])
    t.say('outlaw', 'end').say('law', 'end')
    expect([t.commonSize, t.deckSize('outlaw')]).toEqual([15, 0])
    expect(t.events('shuffled')).toHaveLength(1)
  })

  test('42. Bart Masterson as backup: two cards for the Barrel of the opponent, and law picks', () => {
    const t = table({ law: { bc: 'bart-masterson', hand: ['colt'] }, outlaw: { ac: { gear: ['barrel'] }, deck: ['*/barrel', '*/snake'] } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'barrel', { card: 'barrel' })
    expect(t.asked()).toBe('reveal:law')
    expect(t.row()).toHaveLength(2)
    t.say('law', 'count', { card: '*/snake' })
    expect(t.life('outlaw.ac')).toBe(3)
    expect(t.discard()).toHaveLength(3)
  })

  test('50. General Store with two decks: two of each, first and third for the player', () => {
    const t = table({ law: { hand: ['general-store'], deck: ['bank', 'duel'] }, outlaw: { deck: ['steal', 'beer'] } })
    t.say('law', 'play', { card: 'general-store' })
    expect(t.row()).toEqual(['bank', 'duel', 'steal', 'beer'])
    t.say('law', 'take', { card: 'steal' }).say('outlaw', 'take', { card: 'bank' }).say('law', 'take', { card: 'beer' })
    expect([t.hand('law'), t.hand('outlaw')]).toEqual([
      ['steal', 'beer'],
      ['bank', 'duel'],
    ])
  })

  test('66. Stagecoach with one card left: the pile with the Stagecoach becomes the common deck', () => {
    const t = table({ law: { hand: ['stagecoach'], deck: ['bank'], deckSize: 1 } }, { discard: ['duel', 'beer', 'knife', 'steal'] })
    t.say('law', 'play', { card: 'stagecoach' })
    expect(t.look('law')[0]).toBe('bank')
    expect(t.commonSize).toBe(3)
    t.say('law', 'discard', { card: 'bank' })
    expect(t.hand('law')).toHaveLength(2)
  })

  test('71. Bart Masterson and a Rattlesnake on the own backup: the card without a snake may be picked', () => {
    const t = table({ law: { ac: 'bart-masterson', bc: { gear: ['rattlesnake'] }, deck: ['*/snake', '*/barrel'] } }, { from: 'start' })
    t.say('law', 'count', { card: '*/barrel' })
    expect(t.life('law.bc')).toBe(4)
  })

  test('76. Soundance Kid when the own deck is gone: one common card and one of the opponent', () => {
    const t = table(
      { law: { deck: ['gatling'] }, outlaw: { ac: 'soundance-kid', hand: ['beer'], deckSize: 0 } },
      { turn: 'outlaw', common: ['steal', 'knife'] },
    )
    t.say('outlaw', 'soundance-kid', { card: 'beer' })
    expect(t.look('outlaw')).toEqual(['steal', 'gatling'])
  })

  test('77. Pat Garret with a Bank: three cards, the second shown, a fourth of the opponent', () => {
    const t = table(
      { law: { ac: { id: 'pat-garret', gear: ['bank'] }, deck: ['*/snake', '*/horseshoe'] }, outlaw: { deck: ['steal'] } },
      { from: 'start' },
    )
    t.say('law', 'yes')
    expect(t.hand('law')).toHaveLength(4)
  })

  test('78. Buffalo Bell takes the last point of a backup', () => {
    const t = table({ law: { ac: 'buffalo-bell', bc: { id: 'jango', life: 1 } }, outlaw: { hand: ['winchester'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'winchester', target: 'law.bc' }).say('law', 'yes')
    expect([t.life('law.ac'), t.life('law.bc')]).toEqual([3, 1])
  })

  test('79. Dynamite on Alan Pinkertoon at 4: three shots, one after the other', () => {
    const t = table(
      { law: { ac: { id: 'alan-pinkertoon', gear: ['dynamite'] }, deck: ['*/dynamite'] }, outlaw: { hand: ['missed'] } },
      { from: 'start' },
    )
    expect(t.life('law.ac')).toBe(1)
    t.say('outlaw', 'take-it')
    expect(t.queue()).toEqual(['alan-pinkertoon shot'])
    t.say('outlaw', 'dodge', { card: 'missed' })
    expect(t.life('outlaw.ac')).toBe(2)
  })
})

describe('who is hurt by whom', () => {
  test('27. Alan as backup at 3 hit by the own Gatling: a shot at the opposing active character', () => {
    const t = table({ law: { bc: { id: 'alan-pinkertoon', life: 3 }, hand: ['gatling'] }, outlaw: { bc: null } })
    t.say('law', 'play', { card: 'gatling' })
    expect([t.life('law.bc'), t.life('outlaw.ac')]).toEqual([2, 2])
  })

  test('28. Slim Poet: nothing for a Rattlesnake, a random card for a Colt', () => {
    const t = table(
      { law: { hand: ['colt', 'bank'] }, outlaw: { ac: { id: 'slim-poet', gear: ['rattlesnake'] }, deck: ['*/snake'] } },
      { turn: 'outlaw', from: 'start' },
    )
    expect([t.life('outlaw.ac'), t.asked()]).toEqual([3, 'play:outlaw'])
    t.say('outlaw', 'end').say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'take-it')
    expect(t.asked()).toBe('discard-random:outlaw')
    const before = t.hand('law').length
    t.say('outlaw', 'rob', { seat: 'law' })
    expect(t.hand('law')).toHaveLength(before - 1)
  })

  test('29. Wild Bill and a stolen hand card: a shot at the thief', () => {
    const t = table({ law: { ac: 'wild-bill', hand: ['duel'] }, outlaw: { hand: ['steal'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'rob', { card: 'steal', seat: 'law' })
    expect(t.asked()).toBe('shot:outlaw')
    t.say('outlaw', 'take-it')
    expect(t.life('outlaw.ac')).toBe(3)
    expect(t.hand('outlaw')).toEqual(['duel'])
  })

  test('30. Wyatt Ear and a dodged Remington: two cards', () => {
    const t = table({ law: { ac: 'wyatt-ear', hand: ['remington'] }, outlaw: { hand: ['missed'] } })
    t.say('law', 'play', { card: 'remington', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'missed' })
    t.say('law', 'yes').say('law', 'yes')
    expect(t.hand('law')).toHaveLength(2)
  })

  test('43. Strong Liquor on Dalon Ranger at 5: 3, and two cards', () => {
    const t = table({ law: { ac: 'dalon-ranger' }, outlaw: { hand: ['strong-liquor'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'strong-liquor', target: 'law.ac' }).say('law', 'yes').say('law', 'yes')
    expect([t.life('law.ac'), t.hand('law').length]).toEqual([3, 2])
  })

  test('61. Slim Poet loses the Duel he started: nothing; the opponent’s: one card', () => {
    const own = table({ law: { hand: ['derringer', 'bank'] }, outlaw: { ac: 'slim-poet', hand: ['duel'] } }, { turn: 'outlaw' })
    own.say('outlaw', 'play', { card: 'duel', target: 'law.ac' }).say('law', 'give', { card: 'derringer' })
    expect([own.life('outlaw.ac'), own.asked()]).toEqual([3, 'play:outlaw'])
    const theirs = table({ law: { hand: ['duel', 'bank'] }, outlaw: { ac: 'slim-poet' } })
    theirs.say('law', 'play', { card: 'duel', target: 'outlaw.ac' }).say('outlaw', 'rob', { seat: 'law' })
    expect(theirs.hand('law')).toEqual([])
  })

  test('62. Dalon Ranger hit by the Indians! of his own side: no card', () => {
    const t = table({ law: { bc: 'dalon-ranger', hand: ['indians'] } })
    t.say('law', 'play', { card: 'indians' })
    expect([t.life('law.bc'), t.asked()]).toEqual([4, 'play:law'])
  })

  test('63. Jack Ransome plays a Duel on the opposing backup', () => {
    const t = table({ law: { hand: ['bank'] }, outlaw: { ac: 'jack-ransome', hand: ['duel'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'duel', target: 'law.bc' }).say('law', 'decline')
    expect([t.life('law.ac'), t.life('law.bc')]).toEqual([4, 3])
  })

  test('65. Beer: only the hurt one heals', () => {
    const t = table({ outlaw: { bc: { life: 2 }, hand: ['beer'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'beer' })
    expect([t.life('outlaw.ac'), t.life('outlaw.bc')]).toEqual([4, 3])
  })

  test('67. Strong Liquor on the own active character at 1: 3', () => {
    const t = table({ law: { ac: { life: 1 }, hand: ['strong-liquor'] } })
    t.say('law', 'play', { card: 'strong-liquor', target: 'law.ac' })
    expect(t.life('law.ac')).toBe(3)
  })

  test('69. Wild Bill dodges a Carbine and loses his Bank to it: a shot', () => {
    const t = table(
      { law: { ac: { id: 'wild-bill', gear: ['bank'] }, hand: ['missed'] }, outlaw: { hand: ['carbine'] } },
      { turn: 'outlaw' },
    )
    t.say('outlaw', 'play', { card: 'carbine', target: 'law.ac' }).say('law', 'dodge', { card: 'missed' })
    t.say('outlaw', 'discard', { card: 'bank' })
    expect(t.life('outlaw.ac')).toBe(3)
  })
})

describe('targets and the cards in play', () => {
  test('34. Pearl Hat copies a Stagecoach, not a Missed!', () => {
    const t = table(
      { outlaw: { ac: 'pearl-hat', hand: ['colt'], deck: ['beer', 'knife', 'steal'] } },
      { turn: 'outlaw', discard: ['stagecoach'] },
    )
    t.say('outlaw', 'pearl-hat', { card: 'colt' }).say('outlaw', 'discard', { card: 'steal' })
    expect(t.hand('outlaw')).toEqual(['beer', 'knife'])
    const missed = table({ outlaw: { ac: 'pearl-hat', hand: ['colt'] } }, { turn: 'outlaw', discard: ['missed'] })
    expect(missed.refused('outlaw', 'pearl-hat', { card: 'colt' })).toBe('not-copied')
  })

  test('37. Jack Ransome: a Barrel on himself, a Colt at the opposing backup, Dynamite on the opposing active', () => {
    const t = table({ outlaw: { ac: 'jack-ransome', hand: ['barrel', 'colt', 'dynamite'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'barrel', target: 'outlaw.ac' }).say('outlaw', 'play', { card: 'colt', target: 'law.bc' })
    t.say('outlaw', 'play', { card: 'dynamite', target: 'law.ac' })
    expect([t.gear('outlaw.ac'), t.life('law.bc'), t.gear('law.ac')]).toEqual([['barrel'], 3, ['dynamite']])
  })

  test('38. Scope: a Knife at the opposing backup, but no Steal', () => {
    const t = table({ law: { bc: { gear: ['bank'] } }, outlaw: { ac: { gear: ['scope'] }, hand: ['knife', 'steal'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'knife', target: 'law.bc' })
    expect(t.life('law.bc')).toBe(3)
    expect(t.refused('outlaw', 'play', { card: 'steal', target: 'bank' })).toBe('their-backup')
  })

  test('40. recharging while the opponent is alone: from hand and from the active character', () => {
    const t = table({ law: { ac: { gear: ['scope/law'] }, bc: { gear: ['scope/outlaw'] }, hand: ['canteen'] }, outlaw: { bc: null } })
    t.say('law', 'recharge', { card: 'canteen' }).say('law', 'recharge', { card: 'scope/law' })
    expect(t.hand('law')).toHaveLength(2)
    expect(t.refused('law', 'recharge', { card: 'scope/outlaw' })).toBe('recharge-backup')
  })

  test('46. a second Barrel takes the place of the first', () => {
    const t = table({ law: { bc: { gear: ['barrel/law'] }, hand: ['barrel/outlaw'] } })
    t.say('law', 'play', { card: 'barrel/outlaw', target: 'law.bc' })
    expect([t.gear('law.bc'), t.discard()]).toEqual([['barrel'], ['barrel']])
  })

  test('47. Cattle Katie may throw away a Stetson, not a Rattlesnake', () => {
    const t = table({ outlaw: { ac: { id: 'cattle-katie', gear: ['rattlesnake', 'stetson'] } } }, { turn: 'outlaw' })
    expect(t.refused('outlaw', 'cattle-katie', { card: 'rattlesnake' })).toBe('always-active')
    t.say('outlaw', 'cattle-katie', { card: 'stetson' })
    expect(t.hand('outlaw')).toHaveLength(2)
  })

  test('52. blue cards on the only character', () => {
    const t = table({ law: { bc: null, hand: ['bank'] } })
    t.say('law', 'play', { card: 'bank', target: 'law.ac' })
    expect(t.gear('law.ac')).toEqual(['bank'])
  })

  test('53. a Steal may discard a Rattlesnake on the own active character', () => {
    const t = table({ outlaw: { ac: { gear: ['rattlesnake'] }, hand: ['steal'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'steal', target: 'rattlesnake' })
    expect(t.gear('outlaw.ac')).toEqual([])
  })

  test('68. Pearl Hat and a Canteen: the swap, or the recharge', () => {
    const setUp = () => table({ law: { bc: null }, outlaw: { ac: 'pearl-hat', hand: ['colt'] } }, { turn: 'outlaw', discard: ['canteen'] })
    const swap = setUp().say('outlaw', 'pearl-hat', { card: 'colt', seat: 'outlaw' })
    expect(swap.who('outlaw.bc')).toBe('pearl-hat')
    const recharge = setUp().say('outlaw', 'pearl-hat-recharge', { card: 'colt' })
    expect([recharge.who('outlaw.ac'), recharge.hand('outlaw').length]).toEqual(['pearl-hat', 1])
  })
})
