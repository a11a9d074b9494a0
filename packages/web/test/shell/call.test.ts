import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** As much of a browser as calling somebody needs. */
class Browser extends EventTarget {
  looked = false
  icon = '/icon.svg'
  buzzed = 0
  readonly shown: { readonly title: string; readonly body: string; readonly tag: string }[] = []
  readonly document = Object.assign(new EventTarget(), {
    title: 'Sundown',
    hasFocus: () => this.looked,
    querySelector: () => ({ setAttribute: (_: string, href: string) => (this.icon = href) }),
  })

  constructor(permission: string) {
    super()
    const { shown } = this
    class Notification {
      static permission = permission
      constructor(title: string, { body, tag }: { body: string; tag: string }) {
        shown.push({ title, body, tag })
      }
    }
    Object.defineProperty(this.document, 'visibilityState', { get: () => (this.looked ? 'visible' : 'hidden') })
    vi.stubGlobal('document', this.document)
    vi.stubGlobal('window', Object.assign(this, { Notification }))
    vi.stubGlobal('Notification', Notification)
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, vibrate: () => this.buzzed++ })
    vi.stubGlobal('addEventListener', this.addEventListener.bind(this))
  }

  look(): void {
    this.looked = true
    this.dispatchEvent(new Event('focus'))
  }
}

beforeEach(() => {
  vi.resetModules()
})

// Other files share this process, and must not find half a browser in it; nor must sounds that come late find none.
afterEach(async () => {
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
})

async function calling(permission = 'granted', notify = true) {
  const browser = new Browser(permission)
  const { settings } = await import('../../src/app/settings.ts')
  settings.change({ notify })
  const { callPlayer } = await import('../../src/app/call.ts')
  return { browser, call: () => callPlayer({ text: 'It is your turn.', tag: 'turn' }) }
}

test('whoever looks elsewhere is called by title, icon, a buzz and a notification, until he looks again', async () => {
  const { browser, call } = await calling()
  call()
  expect(browser.document.title).toBe('● It is your turn. · Sundown')
  expect(browser.icon).toBe('/icon-called.svg')
  expect(browser.shown).toEqual([{ title: 'Sundown', body: 'It is your turn.', tag: 'sundown-turn' }])
  expect(browser.buzzed).toBe(1)
  browser.look()
  expect([browser.document.title, browser.icon]).toEqual(['Sundown', '/icon.svg'])
})

test('whoever looks at the page is not called by what he sees anyway', async () => {
  const { browser, call } = await calling()
  browser.look()
  call()
  expect([browser.document.title, browser.icon, browser.shown, browser.buzzed]).toEqual(['Sundown', '/icon.svg', [], 1])
})

test.each([
  ['denied', true],
  ['granted', false],
])('nobody gets a notification who does not want it: browser %s, wish %s', async (permission, notify) => {
  const { browser, call } = await calling(permission, notify)
  call()
  expect(browser.shown).toEqual([])
  expect(browser.document.title).toBe('● It is your turn. · Sundown')
})
