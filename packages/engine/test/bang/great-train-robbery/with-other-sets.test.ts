import { expect, test } from 'vitest'
import { journey, robbery } from './train.ts'

/** Meetings of this set with others; numbers are those of the rules for mixtures. */

test('1. Dynamite is checked, Jail fails: neither Rattlesnake nor Dining Car is, but the Strongbox pays', () => {
  const t = robbery(
    { A: { front: ['dynamite', 'jail', 'rattlesnake', 'dining-car', 'strongbox'] }, B: {}, C: {} },
    { sets: ['valley-of-shadows'], deck: ['*/KH', '*/KC'] },
  )
  expect(t.events('checked').map(({ source }) => source)).toEqual(['dynamite', 'jail', 'dynamite'])
  expect(t.events('checked')[2]?.seat).toBe(t.seat('B'))
  expect(t.hand('A')).toHaveLength(1)
  expect(t.turn()).toBe('B')
})

test('2. the train moves before what the event does at the start of the turn', () => {
  const t = robbery({ A: { role: 'sheriff' }, B: {}, C: {} }, { at: 3, event: 'high-noon', sets: ['high-noon'], keeper: 'A' })
  expect(t.events('wounded').map(({ cause }) => cause)).toEqual(['ironhorse', 'ironhorse', 'ironhorse', 'high-noon'])
})

test('5. Map before Vera Custer chooses', () => {
  const t = robbery({ A: { character: 'vera-custer', front: ['map'] }, B: { character: 'bart-cassidy' }, C: {} }, { sets: ['dodge-city'] })
  expect(t.asked()).toBe('map:A')
  t.say('A', 'keep')
  expect(t.asked()).toBe('copy-ability:A')
})

test('10. a shot of Colorado Bill that cannot be avoided cannot be passed on', () => {
  const t = robbery(
    { A: { character: 'colorado-bill', hand: ['bang/spades'] }, B: { character: 'evan-babbit', hand: ['volcanic/10S'] }, C: {} },
    { phase: 'play', sets: ['valley-of-shadows'], deck: ['*/5S'] },
  )
  t.say('A', 'play', { card: 'bang', seat: 'B' })
  expect(t.life('B')).toBe(3)
})

test('13. Escape against a Most Wanted leaves only its player out', () => {
  const t = robbery(
    { A: { hand: ['most-wanted'] }, B: { hand: ['escape'] }, C: {} },
    { phase: 'play', sets: ['valley-of-shadows'], deck: ['beer', '*/2H', '*/4S'] },
  )
  t.say('A', 'play', { card: 'most-wanted' }).say('A', 'let-it').say('B', 'ignore', { card: 'escape' })
  // He might hold a card that spares somebody else.
  t.say('A', 'pass')
  expect([t.life('A'), t.life('B'), t.life('C')]).toEqual([4, 4, 4])
})

test('Escape leaves its player out of a whole Train Robbery', () => {
  const t = robbery(
    { A: { hand: ['train-robbery'] }, B: { hand: ['escape'], front: ['scope'] }, C: {} },
    { phase: 'play', sets: ['valley-of-shadows'] },
  )
  t.say('A', 'play', { card: 'train-robbery', seat: 'B' }).say('B', 'ignore', { card: 'escape' })
  expect(t.front('B')).toEqual(['scope'])
  expect(t.asked()).toBe('play:A')
})

test('17. El Gringo takes a card of the owner of a Refund, who draws one', () => {
  const t = robbery(
    { A: { hand: ['bang', 'beer'], front: ['refund'] }, B: { character: 'el-gringo' }, C: {} },
    { phase: 'play', deck: ['panic'] },
  )
  t.say('A', 'play', { card: 'bang', seat: 'B' })
  expect(t.hand('B')).toEqual(['beer'])
  expect(t.hand('A')).toEqual(['panic'])
})

test('19. under the Curse a king of Hearts still brings the Knife Revolver back', () => {
  const t = robbery(
    { A: { hand: ['knife-revolver'] }, B: {}, C: {} },
    { phase: 'play', event: 'curse', sets: ['high-noon'], deck: ['*/KH'] },
  )
  t.say('A', 'play', { card: 'knife-revolver', seat: 'B' })
  expect(t.hand('A')).toEqual(['knife-revolver'])
})

test('22. Belle Star’s BANG! really eliminates the holder of a Ghost Car', () => {
  const t = robbery(
    { A: { character: 'belle-star', hand: ['bang'] }, B: { role: 'outlaw', life: 1, front: ['ghost-car'] }, C: {} },
    { phase: 'play', sets: ['dodge-city'] },
  )
  t.say('A', 'play', { card: 'bang', seat: 'B' })
  expect(t.isOut('B')).toBe(true)
  expect(t.hand('A')).toHaveLength(3)
})

test('28. two living players and one ghost: a Beer works', () => {
  const t = robbery({ A: { hand: ['beer'], life: 2 }, B: { ghost: true, front: ['ghost-car'] }, C: {} }, { phase: 'play' })
  t.say('A', 'play', { card: 'beer' })
  expect(t.life('A')).toBe(3)
})

test('35. The Judge does not stop anybody from taking a Railcar', () => {
  const t = robbery(
    { A: { hand: ['bang', 'barrel'] }, B: {}, C: {} },
    { phase: 'play', line: ['boom-town'], event: 'the-judge', sets: ['fistful-of-cards'] },
  )
  expect(t.can('A', 'play', { card: 'barrel' })).toBe(false)
  t.say('A', 'rob', { card: 'observation-car', picks: [['bang']] })
  expect(t.front('A')).toEqual(['observation-car'])
})

test('Blessing and Curse change what a Station takes', () => {
  const t = robbery(
    { A: { hand: ['bang/clubs'] }, B: {}, C: {} },
    { phase: 'play', line: ['creepy-creek'], event: 'curse', sets: ['high-noon'] },
  )
  t.say('A', 'rob', { card: 'observation-car', picks: [['bang']] })
  expect(t.front('A')).toEqual(['observation-car'])
})

test('Henry Block shoots whoever takes his card with a Passenger Car', () => {
  const t = robbery(
    { A: { front: ['passenger-car'] }, B: { character: 'henry-block', hand: ['beer'] }, C: {} },
    { phase: 'play', sets: ['valley-of-shadows'] },
  )
  t.say('A', 'passenger-car', { card: 'passenger-car', seat: 'B', picks: [[]] })
  // He might hold a card that spares somebody else.
  t.say('B', 'pass')
  expect(t.life('A')).toBe(3)
  expect(t.hand('A')).toEqual(['beer'])
})

test('with the turns going the other way the train and its effects still go clockwise', () => {
  const t = robbery({ A: { role: 'sheriff' }, B: {}, C: {} }, { at: 3, event: 'gold-rush-event', sets: ['high-noon'] })
  expect(t.events('wounded').map(({ seat }) => t.who(seat))).toEqual(['A', 'B', 'C'])
})

test('Miss Susanna does not count a Railcar that was taken', () => {
  const t = robbery(
    { A: { hand: ['bang', 'scope'] }, B: {}, C: {} },
    { phase: 'play', line: ['boom-town'], show: 'miss-susanna', sets: ['wild-west-show'] },
  )
  t.say('A', 'rob', { card: 'observation-car', picks: [['bang']] })
    .say('A', 'play', { card: 'scope' })
    .say('A', 'end')
  expect(t.life('A')).toBe(3)
})

test('three players: the Deputy stands for the Sheriff, anybody may have the Ghost Car', () => {
  const t = robbery(
    { A: { role: 'deputy', hand: ['water-tower'] }, B: { role: 'outlaw' }, C: { role: 'renegade' } },
    { at: 0, phase: 'play', cars: ['ghost-car', 'mail-car', 'dining-car'] },
  )
  expect(journey(t).position).toBe(1)
  t.say('A', 'play', { card: 'water-tower' }).say('A', 'take', { card: 'ghost-car', seat: 'A' })
  expect(t.front('A')).toEqual(['ghost-car'])
})

test('Dorothy Rage orders a Money Bag: it does what lies on top of the discard pile', () => {
  const t = robbery(
    { A: {}, B: { hand: ['money-bag'] }, C: {} },
    { phase: 'play', discard: ['bang'], show: 'dorothy-rage', sets: ['wild-west-show'] },
  )
  const { names } = t.game.mixture
  const bag = names.indexOf('money-bag')
  t.say('A', 'dorothy-rage', { seat: 'B', picks: [[bag], [bag], ['C']] })
  if (t.asked() === 'obey:B') t.say('B', 'obey', { card: 'money-bag', picks: [] })
  expect(t.life('C')).toBe(4)
})

test('12. Ms. Abigail may leave a Train Robbery of a jack alone, all of it', () => {
  const t = robbery(
    { A: { hand: ['train-robbery/JC'] }, B: { character: 'ms-abigail', front: ['scope', 'map'] }, C: {} },
    { phase: 'play', sets: ['armed-and-dangerous'] },
  )
  t.say('A', 'play', { card: 'train-robbery', seat: 'B' }).say('B', 'ms-abigail')
  expect(t.front('B')).toEqual(['scope', 'map'])
})

test('Sgt. Blaze leaves somebody out of Rust; an orange card pays Deathwood', () => {
  const t = robbery(
    {
      A: { character: 'sgt-blaze', hand: ['rust'], front: ['bandolier'] },
      B: { front: ['crate'], on: { crate: { 'load-token': 2 } } },
      C: { front: ['whip'], on: { whip: { 'load-token': 2 } } },
      D: {},
    },
    { phase: 'play', line: ['deathwood'], sets: ['armed-and-dangerous'] },
  )
  t.say('A', 'play', { card: 'rust', picks: [['C']] })
  expect([t.countOn('B', 'load-token', 'crate'), t.countOn('C', 'load-token', 'whip')]).toEqual([1, 2])
  t.say('A', 'rob', { card: 'observation-car', picks: [['bandolier']] })
  expect(t.front('A')).toEqual(['observation-car'])
})

test('load tokens stay on a card that is switched', () => {
  const t = robbery(
    { A: { hand: ['switch'], front: ['scope'] }, B: { front: ['crate'], on: { crate: { 'load-token': 2 } } }, C: {} },
    { phase: 'play', sets: ['armed-and-dangerous'] },
  )
  t.say('A', 'play', { card: 'switch', seat: 'B', picks: [['scope'], ['crate']] })
  expect(t.countOn('A', 'load-token', 'crate')).toBe(2)
})

test('a Bomb that pays a Station does not explode', () => {
  const t = robbery(
    { A: { front: ['bomb'], on: { bomb: { 'load-token': 2 } } }, B: {}, C: {} },
    { phase: 'play', line: ['deathwood'], sets: ['armed-and-dangerous'] },
  )
  t.say('A', 'rob', { card: 'observation-car', picks: [['bomb']] })
  expect(t.life('A')).toBe(4)
  expect(t.front('A')).toEqual(['observation-car'])
})
