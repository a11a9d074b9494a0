import { SETS } from '@sundown/engine'
import { useEffect, useState } from 'react'
import { go, goBack, hrefOf } from '../../app/route.ts'
import { useTitle } from '../../app/title.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useSpoken, useWords } from '../../app/words.tsx'
import { Button, IconButton } from '../../kit/button.tsx'
import { Field } from '../../kit/fields.tsx'
import { GameSprite, Glyph } from '../../kit/icon.tsx'
import { useNarrow, usePhone } from '../../kit/media.ts'
import { Sheet } from '../../kit/overlay.tsx'
import { useTheme } from '../../kit/theme.ts'
import { ThemeSwitch, TopBar } from '../../kit/topbar.tsx'
import type { GameName } from '../../session/played.ts'
import type { LibraryWords } from '../../words/library.en.ts'
import { loadLibrary } from '../../words/library.ts'
import { hostedGames, hostOf } from '../games.ts'
import { ComingTable } from '../shell/shell.tsx'
import { Filters } from './filters.tsx'
import { collections } from './games.ts'
import { Grid } from './grid.tsx'
import './library.css'
import { Panel } from './panel.tsx'
import { type Collection, find, SHOWS, type Thing, type Wish } from './thing.ts'

interface ShelvesProps {
  readonly game: GameName
  readonly collection: Collection
  readonly words: LibraryWords
  readonly search: string
  /** What to open first. */
  readonly first: string | undefined
}

/** The first sort of things there is of a game, or that of the thing one came for. */
function firstWish({ things }: Collection, first: Thing | undefined): Omit<Wish, 'words'> {
  return { show: first?.show ?? SHOWS.find((show) => things.some((thing) => thing.show === show)), kinds: [], sets: [] }
}

/** Filters, what they leave, and the one thing that is looked at. */
function Shelves({ game, collection, words, search, first }: ShelvesProps) {
  const { app, pages } = useWords()
  const phone = usePhone()
  const narrow = useNarrow()
  const wanted = collection.things.find(({ id }) => id === first)
  const [filters, setFilters] = useState(() => firstWish(collection, wanted))
  const [looked, setLooked] = useState(first)
  const [sheet, setSheet] = useState<'filters' | 'thing' | undefined>(narrow && wanted ? 'thing' : undefined)
  const wish = { ...filters, words: search }
  const found = find(collection.things, wish)
  const chosen = found.find(({ id }) => id === looked) ?? (narrow ? undefined : found[0])
  const everywhere = { show: undefined, kinds: [], sets: [], words: search }
  const more = find(collection.things, everywhere).length - found.length
  const close = () => setSheet(undefined)
  const picking = (
    <Filters
      game={game}
      onGame={(name) => go({ to: 'library', game: name })}
      collection={collection}
      wish={wish}
      onWish={setFilters}
      words={words}
    />
  )
  const about = chosen && <Panel key={chosen.id} thing={chosen} collection={collection} words={words} inSheet={narrow} />
  return (
    <main className="library">
      <h1 className="sr">{pages.library}</h1>
      {!phone && (
        <section className="filters" aria-label={words.filters}>
          {picking}
        </section>
      )}
      <section className="found" aria-label={pages.library}>
        <div className="found-head">
          {phone && (
            <Button glyph="log" onClick={() => setSheet('filters')}>
              {filters.show ? words.shows[filters.show] : words.everything}
            </Button>
          )}
          <p role="status">{words.count(found.length)}</p>
          {search !== '' && more > 0 && <Button onClick={() => setFilters(everywhere)}>{words.elsewhere(more)}</Button>}
        </div>
        <Grid
          things={found}
          chosen={chosen}
          words={words}
          onLook={({ id }) => setLooked(id)}
          onOpen={({ id }) => {
            setLooked(id)
            if (narrow) setSheet('thing')
          }}
        />
      </section>
      {!narrow && <aside className="panel-side">{about}</aside>}
      <Sheet open={sheet === 'filters'} onClose={close} title={words.filters} closeLabel={app.close}>
        <div className="filters">{picking}</div>
      </Sheet>
      <Sheet open={sheet === 'thing' && narrow && chosen !== undefined} onClose={close} title={chosen?.name} closeLabel={app.close}>
        {about}
      </Sheet>
    </main>
  )
}

function Contents({ game, words, search, first }: Omit<ShelvesProps, 'collection'>) {
  const collection = useInLanguage(collections[game])
  return collection ? <Shelves game={game} collection={collection} words={words} search={search} first={first} /> : <ComingTable />
}

/** Everything that is printed in the games: to be leafed through, searched and read. */
export default function Library({ game: name = '', thing }: { readonly game?: string | undefined; readonly thing?: string | undefined }) {
  const { ui, need } = useSpoken()
  const words = useInLanguage(loadLibrary)
  const phone = usePhone()
  const [theme, setTheme] = useTheme()
  const [search, setSearch] = useState('')
  const { game } = hostOf(name) ?? hostedGames[0]
  // The icons of the expansions come with their words.
  useEffect(() => need(SETS), [need])
  useTitle(`${ui.pages.library} · ${ui.app.title}`)
  if (!words) return <ComingTable />
  const field = (
    <search className="find">
      <Glyph name="search" />
      <Field
        label={words.search}
        hideLabel
        type="search"
        placeholder={words.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
    </search>
  )
  return (
    <div className="library-page">
      {game === 'duel' && <GameSprite file="icons-duel" />}
      <TopBar
        home={{ href: hrefOf({ to: 'home' }), label: `${ui.app.title}, ${ui.app.home}` }}
        short={phone}
        status={!phone && field}
        tools={
          <>
            <IconButton glyph="left" label={ui.app.back} onClick={goBack} />
            <a className="btn icon" href={hrefOf({ to: 'help', game })} title={ui.pages.help}>
              <Glyph name="book" />
            </a>
            <ThemeSwitch theme={theme} onTheme={setTheme} label={ui.settings.theme} />
          </>
        }
      >
        <span className="where">{ui.pages.library}</span>
      </TopBar>
      {phone && field}
      <Contents key={game} game={game} words={words} search={search} first={thing} />
    </div>
  )
}
