import { readFile } from 'node:fs/promises'
import { join as path } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { join, openTable } from './gather.ts'
import { newcomer, test } from './table.ts'
import { tooWide } from './too-wide.ts'
import { violations } from './violations.ts'

const PASSWORD = 'correct horse battery'
const NEXT = 'another horse entirely'
const PHONE = { width: 390, height: 844 }

interface Labels {
  readonly register: string
  readonly password: string
  readonly written: string
  readonly common: RegExp
  readonly label: string
  readonly makeToken: string
  readonly noTokens: string
  readonly present: string
  readonly next: string
  readonly change: string
  readonly changed: RegExp
  readonly delete: string
  readonly mine: RegExp
  readonly yes: string
  readonly wrong: RegExp
}

const SAID = {
  en: {
    register: 'Make an account',
    password: 'Password',
    written: 'I have written it down',
    common: /most used/,
    label: 'Label',
    makeToken: 'Make a token',
    noTokens: 'No token yet.',
    present: 'Present password',
    next: 'New password',
    change: 'Change the password',
    changed: /tokens have ended/,
    delete: 'Delete me',
    mine: /^Your password/,
    yes: 'Delete everything',
    wrong: /password is wrong/,
  },
  fr: {
    register: 'Créer un compte',
    password: 'Mot de passe',
    written: 'C’est noté',
    common: /plus utilisés/,
    label: 'Étiquette',
    makeToken: 'Créer un jeton',
    noTokens: 'Aucun jeton.',
    present: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    change: 'Changer le mot de passe',
    changed: /jetons ne valent plus/,
    delete: 'Me supprimer',
    mine: /^Votre mot de passe/,
    yes: 'Tout supprimer',
    wrong: /mot de passe est faux/,
  },
  it: {
    register: 'Crea un account',
    password: 'Password',
    written: 'L’ho scritto',
    common: /più usate/,
    label: 'Etichetta',
    makeToken: 'Crea un token',
    noTokens: 'Nessun token.',
    present: 'Password attuale',
    next: 'Nuova password',
    change: 'Cambia la password',
    changed: /token non valgono più/,
    delete: 'Eliminami',
    mine: /^La tua password/,
    yes: 'Elimina tutto',
    wrong: /password è sbagliata/,
  },
} satisfies { readonly [language: string]: Labels }

/** The browser itself complains of every answer that is no 200; the page has said it in words. */
const REFUSED = /the server responded with a status of 4\d\d/

async function register(page: Page, said: Labels): Promise<void> {
  await page.goto('/#/account')
  const password = page.getByLabel(said.password, { exact: true })
  await password.fill('password123')
  await page.locator('form').getByRole('button', { name: said.register }).click()
  await expect(page.getByRole('alert')).toHaveText(said.common)
  await password.fill(PASSWORD)
  await page.locator('form').getByRole('button', { name: said.register }).click()
}

for (const [language, said] of Object.entries(SAID)) {
  const long = language === 'en' ? {} : { tag: '@long' }
  test(
    `an account is made, takes a new password and is deleted by keyboard, on a phone (${language})`,
    long,
    async ({ browser, baseURL }) => {
      const wrong: string[] = []
      const page = await newcomer(browser, baseURL, wrong, { viewport: PHONE, locale: language, expected: REFUSED })
      await register(page, said)
      // The page comes back by a new secret meanwhile; the code stays until it is written down.
      await expect(page.locator('.secret')).toHaveText(/^(\w{4}-){5}\w{4}$/)
      await expect(page.getByLabel(said.present)).toBeAttached()
      await expect(page.locator('.secret')).toBeVisible()
      await page.getByRole('button', { name: said.written }).click()

      await page.getByLabel(said.label).fill('my bot')
      await page.getByRole('button', { name: said.makeToken }).click()
      await expect(page.locator('.token-list li')).toHaveCount(1)
      await page.getByLabel(said.present).fill(PASSWORD)
      await page.getByLabel(said.next).fill(NEXT)
      await page.getByRole('button', { name: said.change }).click()
      await expect(page.getByRole('status').filter({ hasText: said.changed })).toBeVisible()
      await expect(page.getByText(said.noTokens)).toBeVisible()

      await page.getByRole('button', { name: said.delete }).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      const field = dialog.getByLabel(said.mine)
      await expect(field).toBeVisible()
      expect(await violations(page)).toEqual([])
      expect(await tooWide(page)).toEqual([])
      for (let i = 0; i < 5 && !(await field.evaluate((element) => element === document.activeElement)); i++)
        await page.keyboard.press('Tab')
      await page.keyboard.type('not my password')
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('alert')).toHaveText(said.wrong)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await field.press('ControlOrMeta+a')
      await page.keyboard.type(NEXT)
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      // A new guest, who is nobody else's account.
      await page.goto('/#/account')
      await expect(page.locator('form').getByRole('button', { name: said.register })).toBeVisible()
      await page.context().close()
      expect(wrong).toEqual([])
    },
  )
}

test('a guest is deleted without a password, and what he said is gone from the other page', async ({ browser, baseURL }) => {
  const wrong: string[] = []
  const host = await newcomer(browser, baseURL, wrong)
  const guest = await newcomer(browser, baseURL, wrong)
  await join(guest, await openTable(host, 4))
  await guest.getByRole('button', { name: 'Howdy' }).click()
  await expect(host.locator('.chat-lines')).toContainText('Howdy')
  const elsewhere = await guest.context().newPage()
  await elsewhere.goto('/#/account')
  await elsewhere.getByRole('button', { name: 'Delete me' }).click()
  await expect(elsewhere.getByRole('dialog').getByLabel(/password/i)).toHaveCount(0)
  await elsewhere.getByRole('button', { name: 'Delete everything' }).click()
  await expect(host.locator('.chat-lines')).not.toContainText('Howdy')
  await expect(guest.getByText('You were logged out.').first()).toBeVisible()
  await host.context().close()
  await guest.context().close()
  expect(wrong).toEqual([])
})

test('whoever is banned can take his data with him and be deleted', async ({ browser, baseURL }) => {
  const wrong: string[] = []
  const page = await newcomer(browser, baseURL, wrong, { viewport: PHONE, expected: REFUSED })
  await register(page, SAID.en)
  await page.getByRole('button', { name: 'I have written it down' }).click()
  const id = await page.evaluate(async () => {
    const me: { you: { id: string } } = JSON.parse(await (await fetch('/api/me')).text())
    return me.you.id
  })
  const key = await readFile(path(process.env.E2E_DATA ?? '', 'admin.key'), 'utf8')
  const { status } = await fetch(`${baseURL}/api/admin/people/${id}/ban`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key.trim()}` },
  })
  expect(status).toBe(204)
  await expect(page.getByText('You are banned from this server.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await tooWide(page)).toEqual([])
  await page.reload()
  const loading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect(JSON.parse(await readFile(await (await loading).path(), 'utf8'))).toMatchObject({ person: { id, account: true } })
  await page.getByRole('button', { name: 'Delete me' }).click()
  await page.getByLabel(/^Your password/).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/#/account')
  await expect(page.getByText('You play as a guest.', { exact: false })).toBeVisible()
  await page.context().close()
  expect(wrong).toEqual([])
})

test('what is sent twice in haste is sent once: no second answer hides the first', async ({ page }) => {
  await page.goto('/#/account')
  let sent = 0
  await page.route('**/api/account', async (route) => {
    sent++
    await new Promise((done) => setTimeout(done, 400))
    await route.continue()
  })
  const name = `Haste ${Date.now() % 1e6}`
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.locator('form').getByRole('button', { name: 'Make an account' }).dblclick()
  await expect(page.getByRole('dialog')).toContainText('Recovery code')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(sent).toBe(1)
  await page.getByRole('button', { name: 'I have written it down' }).click()
  await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // One's own games stand under the name of the account.
  await page.goto('/#/history')
  await expect(page.locator('.history-poster')).toContainText(name)
  // Another tab does not go on as if nothing had happened.
  const other = await page.context().newPage()
  await other.goto('/#/account')
  await expect(other.getByLabel('Your name')).toHaveValue(name)
  await page.goto('/#/account')
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(other.getByText('You were logged out.')).toBeVisible()
  await other.getByRole('button', { name: 'Come in again' }).click()
  await expect(other.getByLabel('Your name')).not.toHaveValue(name)
})
