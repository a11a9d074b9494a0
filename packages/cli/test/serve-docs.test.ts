import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { SETTINGS } from '@sundown/server/config'
import { expect, it } from 'vitest'
import { sundownHere } from './sundown.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

it('docs/protocol.md and the settings in docs/hosting.md are up to date: npm run docs', async () => {
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', 'script/docs.mjs', '--check'], { cwd: root })
  await expect(run).resolves.toEqual({ stdout: '', stderr: '' })
})

it('serve --help names every setting and its variable', async () => {
  const { code, out } = await sundownHere(['serve', '--help'])
  expect(code).toBe(0)
  const words = out.replace(/\s+/g, ' ')
  for (const { flag, env } of Object.values(SETTINGS)) {
    expect(words).toContain(`--${flag}`)
    expect(words).toContain(`(${env}`)
  }
})

it.each(['backup', 'restore', 'admin', 'load'])('%s --help: exit 0', async (command) => {
  const { code, out, err } = await sundownHere([command, '--help'])
  expect(out).toMatch(/^Usage: sundown/)
  expect([code, err]).toEqual([0, ''])
})
