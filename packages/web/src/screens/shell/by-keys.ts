/** Keys that move about; letters and numbers answer from anywhere. */
const MOVES = /^(?:Tab|Enter| |Arrow\w+|Home|End)$/

let byKeys = false
addEventListener(
  'keydown',
  ({ key }) => {
    if (MOVES.test(key)) byKeys = true
  },
  true,
)
addEventListener(
  'pointerdown',
  () => {
    byKeys = false
  },
  true,
)

/** Whether whoever sits here moves about by keys. */
export const movesByKeys = (): boolean => byKeys

/** What had the focus is gone, or can no longer be used. */
export const isLost = (element: Element | null): boolean => !element || element.matches('body, :disabled')

/** Somewhere at the table, or where one has just come in, and nothing that is being typed or read there. */
export const isFree = (element: Element | null): boolean =>
  isLost(element) || !!element?.matches(':is(.dock, .thumb, .ring, .tiles-row, .street, .rail) :not(input, textarea), h1')
