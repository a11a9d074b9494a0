import { useEffect } from 'react'

let title = 'Sundown'
/** What somebody who looks elsewhere is called for. */
let call: string | undefined

function show(): void {
  document.title = call === undefined ? title : `● ${call} · Sundown`
  const icon = document.querySelector('link[rel="icon"]')
  icon?.setAttribute('href', call === undefined ? '/icon.svg' : '/icon-called.svg')
}

/** The title of the page for as long as this is shown. */
export function useTitle(wanted: string): void {
  useEffect(() => {
    title = wanted
    show()
    return () => {
      title = 'Sundown'
      show()
    }
  }, [wanted])
}

/** Title and icon of the page call until it is looked at; nothing: they no longer do. */
export function callInTitle(text: string | undefined): void {
  call = text
  show()
}
