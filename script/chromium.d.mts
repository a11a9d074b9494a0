/** The browser that tests, benchmarks and pictures use: the one named by CHROMIUM, or the system's. */
export const executablePath: string
