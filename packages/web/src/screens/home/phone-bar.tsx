import { hub } from '../../app/hub.ts'
import { hrefOf, type Route } from '../../app/route.ts'
import { settings } from '../../app/settings.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { Glyph, type GlyphName } from '../../kit/icon.tsx'
import { useStore } from '../../session/react.ts'
import { loadHome } from '../../words/home.ts'
import './phone-bar.css'

/** On a phone: the pages one goes to most, within reach of the thumb. */
export default function PhoneBar({ at }: { readonly at: Route['to'] }) {
  const words = useInLanguage(loadHome)
  const { moves, friends } = useStore(hub)
  const { game } = useStore(settings)
  if (!words) return null
  const { bar } = words
  const here = (friends ?? []).filter((friend) => friend.here).length
  const pages: readonly { to: Route; glyph: GlyphName; name: string; count?: number; aloud?: string }[] = [
    { to: { to: 'home' }, glyph: 'cards', name: bar.play, count: moves.length, aloud: bar.waiting(moves.length) },
    { to: { to: 'friends' }, glyph: 'people', name: bar.friends, count: here, aloud: bar.here(here) },
    { to: { to: 'library', game }, glyph: 'book', name: bar.cards },
    { to: { to: 'account' }, glyph: 'user', name: bar.you },
  ]
  return (
    <nav className="phone-bar" aria-label={bar.label}>
      {pages.map(({ to, glyph, name, count = 0, aloud }) => (
        <a
          key={to.to}
          href={hrefOf(to)}
          aria-current={to.to === at ? 'page' : undefined}
          aria-label={count > 0 ? `${name}, ${aloud}` : name}
        >
          <Glyph name={glyph} />
          {count > 0 && <b className="num">{count}</b>}
          <span>{name}</span>
        </a>
      ))}
    </nav>
  )
}
