// Loaded before the server: faults that no code of ours catches, on demand. SIGUSR2 throws, SIGHUP leaves a rejection to itself.
process.on('SIGUSR2', () => {
  setImmediate(() => {
    throw new TypeError('planted: a secret')
  })
})
process.on('SIGHUP', () => {
  void Promise.reject(new RangeError('planted: a secret'))
})
