export const ARROW_BOX = '0 0 22 64'
/** An arrow lying before a player, still in the pile, or on its way. */
export const ARROW_TOKEN = '<path d="M11 1L20 17L13 14V42L20 47V55L13 51V62H9V51L2 55V47L9 42V14L2 17Z"/>'
