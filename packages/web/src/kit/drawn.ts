/** Calls back when the page has been drawn as it is now, unless called off: a frame is drawn after its callbacks, so what follows it is the next task. */
export function afterDrawn(job: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(job)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
