import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const WORKER = 'sw.js'
/** Seven letters of the hash are enough for files of one name; the page carries hundreds of these names, and letters of a hash do not compress. */
const NAMED = 'assets/[name]-[hash:7]'

/** Tells the service worker which files make the client, and which version that is. */
const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  // After everything is written: what lies in the folder is what is served.
  writeBundle: {
    order: 'post',
    handler: ({ dir = 'dist' }) => {
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('.vite') && ![WORKER, 'index.html'].includes(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name).slice(dir.length).replaceAll('\\', '/'))
        // Letters that only the server draws with.
        .filter((file) => !file.endsWith('.txt') && !file.endsWith('.ttf'))
        .sort()
      const hash = createHash('sha256').update(readFileSync(join(dir, 'index.html')))
      for (const file of files) hash.update(file).update(readFileSync(join(dir, file)))
      const worker = join(dir, WORKER)
      const text = readFileSync(worker, 'utf8')
        .replaceAll('__FILES__', () => JSON.stringify(['/', ...files]))
        .replaceAll('__VERSION__', () => JSON.stringify(hash.digest('hex').slice(0, 12)))
      writeFileSync(worker, text)
    },
  },
})

/** Where several screens take something from; not what only their less frequent parts need. */
const SHARED = /packages.(?:web|art).src|protocol.src|engine.src.bang.words/
const SELDOM = [
  /art.(?:arrow|duel|dice|character-face|event-face|role-face|icons|railcar)|art.src.(?:picture|portrait.(?:duel|sets|characters-))|kit.(?:die|character-card|event-card|role-card|fields|rule-strip)|src.(?:stage|ledger|learn)|app.(?:arrive|call|hub|new-version|ticket|use-date|use-later-words|version)|protocol.src.(?:changes|plain)/,
  /session.(?:online|replay|device|browser-db|page\.ts)|words.(?:announce|company|end|home|replay|learn|taken|device|hints|history|account|settings|credits|playing|quick|friends|keeping|talk|tempers)/,
  /screens.(?:dice|duel|end|history|home.mini-table|library|friends|learn|quick|replay|taken|setup.(?:cast|coming|gathered|notice|set|wishes)|shell.(?:away-for|elsewhere|hint-switch|home-bar|live|page-links)|table.(?:banner|market|rules-in-force|train))/,
]
const isCommon = (file: string): boolean => SHARED.test(file) && !SELDOM.some((some) => some.test(file))

/** What the page cannot do without in one language: its own words, those of the card game, what is printed on the cards of the base game. */
const WORDS = /(?:web.src.words.|engine.src.bang.(?:words.|sets.base.words\.))(en|fr|it)\.ts/
const wordsIn = (file: string): string | null => {
  const [, language] = WORDS.exec(file) ?? []
  return language === undefined ? null : `words-${language}`
}

/** In the worker: what every game needs; the small lists of the sets and what every belief has are with it, because many small files compress worse. */
const KERNEL =
  /engine.src.(?:kernel.(?!position|replay)|western.(?!words)|bad-options|lazy|bang.(?:load-sets|manifest|sets.manifests|sets.[a-z-]+.manifest))|bots.src.(?:lazy|seat|belief.(?!bang|dice|evidence|exposure))|protocol.src.codec|web.src.session.(?:solo-host|page-host|bot-seats|played\.)/

/** In the worker: the rules with the base game and the bot that plays it. What else the bot knows comes with the expansions. */
const CARD_GAME =
  /engine.src.bang.(?!load-sets|manifest|size|sets.(?!base)|words|options|index|.*(?:words\.|rulings\.|manifest))|bots.src.(?:normal|belief.bang|rule.(?!expansions|armed|cards-of|dodge|events|gold|great|shows|valley|values))/
const SCREENS = /(?:table-screen|dice-screen|duel-screen|solo-screen|home|create|online-table)-/

export default defineConfig({
  plugins: [react(), offline()],
  build: {
    target: 'es2022',
    // A page under a strict content security policy: nothing inline, no data: addresses.
    assetsInlineLimit: 0,
    // What a screen needs is asked for together with it; the rest comes in idle moments, and its list would be long.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostType }) => (hostType === 'html' || SCREENS.test(file) ? needed : []),
    },
    // What is loaded when: script/web-sizes.mjs reads it.
    manifest: true,
    rollupOptions: {
      input: { index: 'index.html', sw: 'offline/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : `${NAMED}.js`),
        chunkFileNames: `${NAMED}.js`,
        assetFileNames: `${NAMED}[extname]`,
        // One file for what several screens share: many small ones compress worse.
        // But not what the library and the help show of the other games, which only their tables need besides; nor the line to a server,
        // which a game in the page does without.
        codeSplitting: {
          groups: [
            { name: 'common', test: isCommon, minShareCount: 2 },
            { name: wordsIn, debugName: 'words' },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    // What every game needs, then the card game with its base set and bot, in one file each; expansions come one by one.
    rollupOptions: {
      output: {
        entryFileNames: `${NAMED}.js`,
        chunkFileNames: `${NAMED}.js`,
        codeSplitting: {
          groups: [
            { name: 'kernel', test: KERNEL, priority: 1 },
            { name: 'card-game', test: CARD_GAME },
          ],
        },
      },
    },
  },
})
