import { useSyncExternalStore } from 'react'

/** Where in the page we are. Addresses stand behind the #, so that every server serves them. */
export type Route =
  | { readonly to: 'home' }
  | { readonly to: 'solo' }
  | { readonly to: 'create' }
  /** Several people at this device. */
  | { readonly to: 'pass' }
  /** A table, by the code of its invitation; the same as a display in its middle. */
  | { readonly to: 'table' | 'display'; readonly code: string }
  | { readonly to: 'account' }
  /** One's own games. */
  | { readonly to: 'history' }
  /** The page of a person. */
  | { readonly to: 'people'; readonly name: string }
  /** What a rating means. */
  | { readonly to: 'rating' }
  | { readonly to: 'moderation' }
  | { readonly to: 'credits' }
  /** Whom I follow. */
  | { readonly to: 'friends' }
  /** What is printed in a game; one thing of it. */
  | { readonly to: 'library'; readonly game?: string | undefined; readonly thing?: string | undefined }
  /** How a game is played. */
  | { readonly to: 'help'; readonly game?: string | undefined }
  /** First games that teach; one of them. */
  | { readonly to: 'learn'; readonly game?: string | undefined }
  /** A game seen again: where its record is, and the moment. */
  | { readonly to: 'replay'; readonly path?: string | undefined }
  | { readonly to: 'nowhere' }

export function routeOf(hash: string): Route {
  const [first = '', second = '', third = ''] = hash.replace(/^#?\/?/, '').split('/')
  switch (first) {
    case '':
      return { to: 'home' }
    case 'solo':
    case 'create':
    case 'pass':
    case 'history':
    case 'account':
    case 'credits':
    case 'friends':
      return { to: first }
    case 'rating':
    case 'moderation':
      return { to: first }
    case 'people':
      return { to: first, name: decoded(second) }
    case 'library':
      return { to: first, game: second, thing: third }
    case 'help':
    case 'learn':
      return { to: first, game: second }
    case 'replay':
      return { to: first, path: hash.split('replay/')[1] }
    case 't':
      return { to: third === 'display' ? third : 'table', code: codeOf(second) }
    default:
      return { to: 'nowhere' }
  }
}

/** A name as it stands in an address; one that was cut in the middle stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** As people type or paste it: small letters, blanks, dashes, a whole link. */
export const codeOf = (text: string): string =>
  (text.split('#/t/').at(-1) ?? '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 6)

export function hrefOf(route: Route): string {
  switch (route.to) {
    case 'home':
    case 'nowhere':
      return '#/'
    case 'table':
      return `#/t/${route.code}`
    case 'display':
      return `#/t/${route.code}/display`
    case 'library':
      return ['#', route.to, route.game, route.thing].filter(Boolean).join('/')
    case 'help':
    case 'learn':
      return ['#', route.to, route.game].filter(Boolean).join('/')
    case 'people':
      return `#/people/${encodeURIComponent(route.name)}`
    case 'replay':
      return ['#', route.to, route.path].filter(Boolean).join('/')
    default:
      return `#/${route.to}`
  }
}

export function go(route: Route): void {
  location.hash = hrefOf(route)
}

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash)

/** To where one came from, or home. */
export const goBack = (): void => (history.length > 1 ? history.back() : go({ to: 'home' }))
