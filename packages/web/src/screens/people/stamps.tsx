import { STAMPS, type Stamp } from '@sundown/engine/story'
import type { Profile } from '@sundown/protocol'
import type { IconName } from '../../art/icons.ts'
import { Icon } from '../../kit/icon.tsx'
import type { CompanyWords } from '../../words/company.en.ts'

const PICTURES: { readonly [stamp in Stamp]: IconName } = {
  'lone-wolf': 'desert-skull',
  'hot-potato': 'dynamite',
  'last-breath': 'beer-stein',
  loyal: 'police-badge',
  deadeye: 'crosshair',
  'clean-star': 'law-star',
  untouched: 'western-hat',
  'hard-to-hit': 'barrel',
  'from-the-dead': 'tombstone',
  'nine-lives': 'cat',
  'full-house': 'poker-hand',
  'last-standing': 'bandana',
}

/** Deeds that tell a story: those that were earned stick, the others wait for a place. */
export function Stamps({ earned, words }: { readonly earned: Profile['stamps']; readonly words: CompanyWords }) {
  return (
    <section className="panel stamps" aria-labelledby="people-stamps">
      <h2 id="people-stamps">
        {words.stamps} <small className="muted">{words.stampCount(earned.length, STAMPS.length)}</small>
      </h2>
      <ul>
        {STAMPS.map((stamp) => {
          const times = earned.find((one) => one.stamp === stamp)?.times
          const [title, story] = words.stamp[stamp] ?? [stamp, '']
          return (
            <li key={stamp} className={times === undefined ? 'is-missing' : 'is-earned'}>
              <Icon name={PICTURES[stamp]} />
              <b>{title}</b>
              <small>{story}</small>
              <small className="stamp-times">{times === undefined ? words.notYet : words.times(times)}</small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
