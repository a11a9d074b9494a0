import { type Config, ConfigError, readSettings, SETTINGS, type SettingName } from '@sundown/server/config'
import { type Command, Option } from 'commander'
import { BadUse } from '../bad-use.ts'

const ALL: readonly SettingName[] = Object.keys(SETTINGS).filter((name): name is SettingName => name in SETTINGS)

function optionOf(name: SettingName): Option {
  const { flag, env, kind, describe, default: value } = SETTINGS[name]
  const unset = value === null || kind === 'switch' ? '' : `, default ${value}`
  return new Option(kind === 'switch' ? `--${flag}` : `--${flag} <${kind}>`, `${describe} (${env}${unset})`)
}

/** Turns the server's settings into flags; each can also be set in the environment. */
export function addSettings(command: Command, names: readonly SettingName[] = ALL): void {
  for (const name of names) command.addOption(optionOf(name))
}

/** The settings given by flag, or else by the environment. */
export function givenSettings(command: Command, names: readonly SettingName[] = ALL): Partial<Config> {
  const flags: { [flag: string]: string | undefined } = {}
  const env: { [name: string]: string | undefined } = {}
  for (const name of names) {
    const given: unknown = command.getOptionValue(optionOf(name).attributeName())
    if (given !== undefined) flags[SETTINGS[name].flag] = String(given)
    env[SETTINGS[name].env] = process.env[SETTINGS[name].env]
  }
  try {
    return readSettings(flags, env)
  } catch (error) {
    if (error instanceof ConfigError) throw new BadUse(error.message)
    throw error
  }
}

/** The folder a command works on. */
export const dataFolder = (command: Command): string => givenSettings(command, ['data']).data ?? SETTINGS.data.default
