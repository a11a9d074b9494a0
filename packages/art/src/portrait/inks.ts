/** The inks of the portraits. A bust uses at most seven: ink, paper, skin, hair, hat, cloth, ground. */
export const INK = '#22150e'
export const PAPER = '#f1e3c6'

export const SKIN = { fair: '#f0cfa6', warm: '#e2b184', tan: '#cb9263', brown: '#a86f47', deep: '#7d4e31', pale: '#e9dcc3' } as const
export const HAIR = {
  black: '#2b1d17',
  brown: '#5d3820',
  chestnut: '#84431f',
  red: '#b2501f',
  blond: '#d8a94e',
  grey: '#9a8f80',
  white: '#e9e0cc',
} as const
const DYES = {
  oxblood: '#8c2b20',
  ember: '#cf5a28',
  ochre: '#d39a34',
  mustard: '#b98322',
  sage: '#7f8d5a',
  pine: '#2f5d45',
  teal: '#2f7470',
  indigo: '#2c4a78',
  plum: '#6a3550',
  dust: '#b99f76',
  sand: '#dcc08a',
  coal: '#382a23',
  walnut: '#5e3d26',
  bone: '#e9dabb',
  slate: '#59666b',
} as const

export type Skin = keyof typeof SKIN
export type HairColor = keyof typeof HAIR
export type Dye = keyof typeof DYES

export const dye = (name: Dye): string => DYES[name]
