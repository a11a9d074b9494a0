/** How long to wait before the next try, in milliseconds. After the last one the trouble is not the line. */
const WAITS = [500, 1000, 2000, 4000, 8000]

/** Loads a part of the page. A line that is down makes it late, not lost. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of WAITS) {
    try {
      return await load()
    } catch {
      await (navigator.onLine ? after(wait) : online())
    }
  }
  return load()
}

const after = (wait: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, wait))

const online = (): Promise<void> => new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))
