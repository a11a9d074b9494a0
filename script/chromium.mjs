import { existsSync } from 'node:fs'

/** Without windows of its own it needs a third less of the processor, so it comes first. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser that tests, benchmarks and pictures use: the one named by CHROMIUM, or the system's. */
export const executablePath = process.env.CHROMIUM ?? PLACES.find(existsSync) ?? '/usr/bin/chromium'
