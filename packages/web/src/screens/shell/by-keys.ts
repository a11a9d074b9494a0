/** Keys that move about; letters and numbers answer from anywhere. */
const MOVES = new Set(['Tab', 'Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'])

let byKeys = false
addEventListener(
  'keydown',
  ({ key }) => {
    if (MOVES.has(key)) byKeys = true
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

/** Somewhere at the table, and nothing that is being typed or read there. */
export const isFree = (element: Element | null): boolean =>
  element === null ||
  element === document.body ||
  (element.closest('.dock, .thumb, .ring, .tiles-row, .street') !== null && !element.matches('input, textarea'))
