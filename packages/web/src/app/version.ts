import { Store } from '../session/store.ts'

/** A newer client that waits to take over, if there is one. */
class Version extends Store<ServiceWorker | undefined> {
  constructor() {
    super(undefined)
  }

  /** Keeps the client for when there is no network, and looks out for newer ones. */
  async watch(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    try {
      const registration = await navigator.serviceWorker.register('/sw.js')
      // This page came from the server just now: it is the new one.
      registration.waiting?.postMessage('take-over')
      registration.addEventListener('updatefound', () => this.await(registration.installing))
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') void registration.update().catch(() => undefined)
      })
    } catch {
      // A browser that keeps nothing: the page needs its server.
    }
  }

  private await(worker: ServiceWorker | null): void {
    const before = navigator.serviceWorker.controller
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && before) this.set(worker)
    })
  }

  /** Changes over, with everything that is kept. */
  change(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    this.getSnapshot()?.postMessage('take-over')
  }

  later(): void {
    this.set(undefined)
  }
}

export const version = new Version()
