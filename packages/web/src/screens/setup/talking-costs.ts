import type { AnyView } from '../../session/played.ts'

/** The card that makes talking cost a life point to whoever is in play; nothing: it is free. */
export function talkingCosts(view: AnyView | undefined, me: number | null): string | undefined {
  if (view?.game !== 'bang' || view.over || me === null || view.seats[me].state === 'out') return undefined
  return view.table.speech
}
