import { seatOf } from '@sundown/engine'
import { lazyGames } from '@sundown/engine/lazy'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Line } from '../../src/screens/duel/queue.tsx'
import { en } from '../../src/screens/duel/words/en.ts'

const voice = async () => ({ labels: en, teller: (await lazyGames.duel.speak('en', [])).teller(['Marta', 'Nils']) })

it('shows what is being settled, then what waits in order', async () => {
  const queue = [
    { seat: seatOf(1), source: 'sid-curry', what: 'shot' },
    { seat: seatOf(0), source: 'riposte', what: 'shot' },
  ] as const
  const markup = renderToStaticMarkup(<Line {...(await voice())} now="shotgun" queue={queue} />)
  const said = [...markup.matchAll(/<b>([^<]+)<\/b>/g)].map(([, text]) => text)
  expect(said).toEqual(['Shotgun, now', 'Sid Curry shoots', 'Riposte shoots'])
  expect(markup).toContain('at whoever is in front then')
  expect(markup).toContain('aria-label="Waiting in line"')
})

it('is not there while nothing waits', async () => {
  expect(renderToStaticMarkup(<Line {...(await voice())} now="shotgun" queue={[]} />)).toBe('')
})
