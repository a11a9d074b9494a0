import { expect, test } from 'vitest'
import { isCommonPassword } from '../../src/people/common-passwords.ts'

test.each([
  '1234567890',
  '0987654321',
  '12345678910',
  'password12',
  'Password123!',
  'P4ssw0rd2024',
  'passwordpassword',
  'motdepasse1',
  'qwertyuiop',
  'azertyuiop',
  'qwerty12345',
  '1q2w3e4r5t',
  '1qaz2wsx3edc',
  'asdfghjkl;',
  'iloveyou123',
  'I love you!!',
  'letmein2024',
  'aaaaaaaaaa',
  'abcabcabcabc',
  '1212121212',
  'abcdefghij',
  'sunshine99',
  'michael1985',
  '!!Welcome!!',
  'adminadmin',
  '123456abcdef',
  'kitcarson42',
  'K1tCarson!!',
])('%j is common', (password) => {
  expect(isCommonPassword(password, 'Kit Carson')).toBe(true)
})

test.each([
  'correct horse battery',
  'another password',
  'a third password',
  'Tr0ub4dor&3x',
  'rain on a tin roof',
  'purple monkey coffee guitar',
  'vK3#pLq92x',
  '4739105826',
  'kit carson rides again',
  'mein Zug nach Ulm',
  'пароль для игры',
])('%j is not', (password) => {
  expect(isCommonPassword(password, 'Kit Carson')).toBe(false)
})

test('the longest password that may be sent is judged like any other', () => {
  expect(isCommonPassword('me'.repeat(100), 'Kit')).toBe(true)
  expect(isCommonPassword(`${'abcmeyou'.repeat(24)}x9`, 'Kit')).toBe(false)
})
