import { useSyncExternalStore } from 'react'

/** Where in the page we are. Addresses stand behind the #, so that every server serves them. */
export type Route =
  | { readonly to: 'home' }
  | { readonly to: 'solo' }
  | { readonly to: 'create' }
  /** A table, by the code of its invitation. */
  | { readonly to: 'table'; readonly code: string }
  | { readonly to: 'account' }
  | { readonly to: 'credits' }
  | { readonly to: 'nowhere' }

export function routeOf(hash: string): Route {
  const [first = '', second = ''] = hash.replace(/^#?\/?/, '').split('/')
  switch (first) {
    case '':
      return { to: 'home' }
    case 'solo':
    case 'create':
    case 'account':
    case 'credits':
      return { to: first }
    case 't':
      return { to: 'table', code: codeOf(second) }
    default:
      return { to: 'nowhere' }
  }
}

/** As people type or paste it: small letters, blanks, dashes, a whole link. */
export const codeOf = (text: string): string =>
  (text.split('#/t/').at(-1) ?? '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 6)

export const hrefOf = (route: Route): string =>
  route.to === 'home' || route.to === 'nowhere' ? '#/' : route.to === 'table' ? `#/t/${route.code}` : `#/${route.to}`

export function go(route: Route): void {
  location.hash = hrefOf(route)
}

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash)
