import { settings } from '../../app/settings.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { loadHome } from '../../words/home.ts'
import { playNow } from '../shell/solo-screen.tsx'
import { MiniTable } from './mini-table.tsx'
import './first-poster.css'

const SEATS = [
  { name: 'Deacon', life: { now: 5, max: 5 }, star: true },
  { name: 'Jack', life: { now: 4, max: 4 } },
  { name: 'Cora', life: { now: 1, max: 3 }, lit: true },
  { name: 'Opal', life: { now: 3, max: 4 }, lit: true },
  { name: 'Flint', life: { now: 2, max: 4 } },
].map((seat) => ({ ...seat, sitter: { person: seat.name } }))
const CORA_AT_OPAL = [2, 3] as const
const ROLES = [
  ['sheriff', 'law-star'],
  ['deputy', 'police-badge'],
  ['outlaw', 'bandana'],
  ['renegade', 'desert-skull'],
] as const

/** What the game is, for somebody who has never seen it: a table, a shot, four secret roles, and a chair to take. */
export default function FirstPoster() {
  const words = useInLanguage(loadHome)
  if (!words) return null
  const { first } = words
  const take = () => {
    settings.change({ game: 'bang', players: SEATS.length })
    playNow()
  }
  return (
    <section className="first-poster on-paper" aria-labelledby="first-poster">
      <MiniTable seats={SEATS} aim={CORA_AT_OPAL} />
      <p className="sr">{first.picture}</p>
      <div className="first-act">
        <div>
          <h2 id="first-poster">{first.title}</h2>
          <p>{first.line}</p>
        </div>
        <Button onClick={take}>{first.take}</Button>
      </div>
      <ul>
        {ROLES.map(([role, icon]) => (
          <li key={role}>
            <Icon name={icon} />
            <span>
              <b>{first.roles[role][0]}</b>
              <small>{first.roles[role][1]}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
