/** Words and names that head every list of stolen passwords, in the languages of our players. Whatever is put before or behind them is tried next. */
const WORDS: ReadonlySet<string> = new Set(
  `
  password passwords passwort passw passwd pass word motdepasse mdp secret secrets private changeme change letmein login logmein welcome bienvenue benvenuto
  willkommen hello bonjour ciao hallo hola admin administrator administrateur amministratore root user username guest test testing tester demo default master
  access system server computer internet google facebook youtube instagram twitter linkedin netflix spotify amazon apple samsung microsoft windows android
  iphone minecraft fortnite roblox pokemon pikachu nintendo playstation xbox steam starwars matrix batman superman spiderman ironman avengers marvel naruto
  goku dragonball dragon phoenix eagle falcon tiger lion wolf shadow ninja killer hunter ranger soldier warrior wizard merlin gandalf frodo hobbit harry
  potter harrypotter hogwarts sundown cowboy bandit
  iloveyou ilove loveyou loveme iloveu love lovely lover lovers loves you me my the baby babygirl babyboy angel angels princess prince queen king kitty
  kitten honey sweet sweetie sweetheart darling beautiful gorgeous sexy forever friends friend family mother father mommy daddy brother sister mylove
  jetaime tiamo amore amoremio tesoro teamo tequiero liebe schatz cherie doudou loulou chouchou coucou nounours soleil etoile bisous chocolat
  monkey donkey horse puppy doggy dog dogs cat cats fish bird bear bears bunny rabbit butterfly dolphin dolphins mustang ferrari porsche mercedes lamborghini
  corvette harley yamaha honda toyota football futbol soccer baseball basketball hockey tennis golf rugby cricket chelsea arsenal liverpool barcelona
  realmadrid juventus forzajuve forzainter forzamilan inter milan napoli roma lazio marseille paris psg lyon monaco italia france england london berlin
  america canada australia mexico jesus christ jesuschrist god heaven blessed faith grace trustno trustnoone freedom liberty peace nature
  summer winter spring autumn sunshine sunflower flower flowers rainbow moonlight diamond diamonds crystal silver golden purple orange yellow green blue red
  black white banana cookie cookies cheese chocolate pepper ginger peanut butter coffee pizza nutella whatever nothing something fuckyou fuckoff asshole
  bitch pussy hottie football1 blink metallica nirvana slipknot eminem tupac beatles rockstar guitar music dance dancer
  january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  michael michelle jennifer jessica joshua matthew daniel andrew anthony robert thomas william charlie jordan taylor ashley amanda nicole samantha elizabeth
  stephanie melissa danielle natalie jasmine hannah sophie chloe emma lucas louis hugo arthur camille manon marie julie julien nicolas alexandre alexander
  alexandra antoine thibault guillaume francois isabelle catherine francesca francesco alessandro alessandra alessia giuseppe giovanni giulia martina
  valentina andrea antonio stefano roberto federica federico lorenzo matteo davide chiara sara marco luca maria angelo salvatore
  george david john james peter steven kevin brian jason justin brandon benjamin christian christopher christine patrick maggie buster bailey
  abc abcd qwe qwer qwert asd asdf zxc zxcv aze azer wasd qazwsx qazwsxedc zaqxsw
  `
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** Neighbours on a keyboard, in the alphabet, among the digits. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  'yxcvbnm',
  '!@#$%^&*()',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'zaq1xsw2cde3vfr4',
  'q1w2e3r4t5y6u7i8o9p0',
]
const PATHS = ROWS.flatMap((row) => [row, [...row].reverse().join('')])
const SHORTEST_RUN = 3
const MOST_RUNS = 3
/** Three or more words in a row are a sentence, and a good password. */
const MOST_WORDS = 2

const LEET: ReadonlyMap<string, string> = new Map(
  Object.entries({ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }),
)
const unleeted = (text: string): string => [...text].map((letter) => LEET.get(letter) ?? letter).join('')
const lettersOnly = (text: string): string => text.replace(/[^\p{L}]/gu, '')

/**
 * Is it among those that are tried first? Nothing but a word everybody uses, or one's own name, with figures around it; the same again and again; a walk over
 * the keyboard.
 */
export function isCommonPassword(password: string, name: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase()
  if (/^(.{1,5}?)\1+.{0,3}$/su.test(typed) || isWalk(typed)) return true
  const own = lettersOnly(name.normalize('NFKC').toLowerCase())
  const bare = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return [bare, unleeted(bare), unleeted(typed), lettersOnly(typed)].some((core) => {
    const word = lettersOnly(core)
    return (own !== '' && word === own) || isWords(word)
  })
}

/** From one end to the other along a few paths. */
function isWalk(typed: string, parts = MOST_RUNS): boolean {
  if (parts < MOST_RUNS && typed.length < SHORTEST_RUN) return true
  if (parts === 0) return false
  for (let length = typed.length; length >= SHORTEST_RUN; length--) {
    const run = typed.slice(0, length)
    if (PATHS.some((path) => path.includes(run)) && isWalk(typed.slice(length), parts - 1)) return true
  }
  return false
}

/** One of the words, or two. */
function isWords(text: string, parts = MOST_WORDS): boolean {
  if (WORDS.has(text)) return true
  if (parts === 1) return false
  for (let length = 2; length <= text.length - 2; length++) {
    if (WORDS.has(text.slice(0, length)) && isWords(text.slice(length), parts - 1)) return true
  }
  return false
}
