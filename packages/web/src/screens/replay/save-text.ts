/** Something as a file of whoever sits here. */
export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

export const saveText = (name: string, text: string): void => saveBlob(name, new Blob([text], { type: 'application/json' }))
