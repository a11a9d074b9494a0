/** A value that changes, fit for React's `useSyncExternalStore`: the same object until something is different. */
export class Store<T> {
  private value: T
  private readonly listeners = new Set<() => void>()

  constructor(value: T) {
    this.value = value
  }

  // Bound, because React calls them on their own.
  readonly getSnapshot = (): T => this.value

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  protected set(value: T): void {
    this.value = value
    for (const listener of [...this.listeners]) listener()
  }
}
