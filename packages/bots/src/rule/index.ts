import { random } from '../random.ts'
import type { Bot } from '../bot.ts'

export const rule: Bot = { ...random, name: 'rule' }
