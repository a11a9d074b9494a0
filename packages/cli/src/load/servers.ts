import { BadUse } from '../bad-use.ts'
import { rounded } from './figures.ts'

/** What servers say of themselves on `/metrics`, all together. */
export interface Totals {
  readonly memoryMb: number
  readonly cpuSeconds: number
  readonly transactions: number
  /** Between nodes. */
  readonly messages: number
}

/** What one answer cost the servers; null: they do not show it, as behind a load balancer. */
export interface Costs {
  readonly cpuMs: number | null
  readonly transactions: number | null
  readonly nodeMessages: number | null
}

/** One server, or several nodes to which people come in turn. */
export class Servers {
  private readonly urls: readonly string[]
  private turn = 0

  constructor(urls: readonly string[]) {
    this.urls = urls
  }

  /** Where the next comes to. */
  next(): string {
    return this.urls[this.turn++ % this.urls.length] ?? ''
  }

  get names(): string {
    return this.urls.join(', ')
  }

  async totals(): Promise<Totals> {
    const pages = await Promise.all(this.urls.map(pageOf))
    const sum = (name: string) => pages.reduce((total, page) => total + Number(new RegExp(`^${name} (\\S+)`, 'm').exec(page)?.[1] ?? 0), 0)
    return {
      memoryMb: rounded(sum('process_resident_memory_bytes') / 1024 / 1024, 1),
      cpuSeconds: sum('process_cpu_seconds_total'),
      transactions: sum('sundown_store_commits_total'),
      messages: sum('sundown_bus_sent_total'),
    }
  }
}

async function pageOf(url: string): Promise<string> {
  const text = await fetch(`${url}/metrics`, { redirect: 'error' })
    .then((answer) => answer.text())
    .catch(() => undefined)
  if (text === undefined) throw new BadUse(`no server answers at ${url}`)
  return text
}

export const costsOf = (before: Totals, after: Totals, answers: number): Costs => {
  const each = (total: number) => (after.cpuSeconds === 0 ? null : rounded(total / Math.max(1, answers), 3))
  return {
    cpuMs: each((after.cpuSeconds - before.cpuSeconds) * 1000),
    transactions: each(after.transactions - before.transactions),
    nodeMessages: each(after.messages - before.messages),
  }
}
