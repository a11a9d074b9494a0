import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder, mustBeWritable } from '../src/folder.ts'

test('a folder is made with those around it, for whom it is meant, and may be there already', () => {
  const root = mkdtempSync(join(tmpdir(), 'sundown-folder-'))
  const path = join(root, 'a', 'b')
  makeFolder(path, 0o700)
  makeFolder(path, 0o700)
  expect([join(root, 'a'), path].map((each) => statSync(each).mode & 0o777)).toEqual([0o700, 0o700])
})

test('where a file is, or lies on the way, no folder is made', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sundown-folder-')), 'file')
  writeFileSync(file, 'kept')
  expect(() => makeFolder(file)).toThrow('EEXIST')
  expect(() => makeFolder(join(file, 'below'))).toThrow(/EEXIST|ENOTDIR/)
})

test.runIf(existsSync('/proc/self'))('where the system makes no folders it is said at once', () => {
  expect(() => makeFolder('/proc/sundown/data')).toThrow('ENOENT')
})

test('whether one could be made is found out without making it', () => {
  const root = mkdtempSync(join(tmpdir(), 'sundown-folder-'))
  const [path, file] = [join(root, 'a', 'b'), join(root, 'file')]
  writeFileSync(file, 'kept')
  mustBeWritable(root)
  mustBeWritable(path)
  expect(existsSync(join(root, 'a'))).toBe(false)
  expect(() => mustBeWritable(file)).toThrow('no folder')
  expect(() => mustBeWritable(join(file, 'below'))).toThrow()
})
