import { useEffect, useRef } from 'react'
import { settings } from '../../app/settings.ts'
import { useStore } from '../../session/react.ts'
import type { At } from './at.ts'

/** How each question is declined. */
const DECLINED: { readonly [kind: string]: string } = { shot: 'take-it', 'give-bang': 'decline', ignore: 'let-it', spare: 'pass' }
const WAIT = 2500

/** Declines for who wants that. The wait is always the same, so that it tells nothing about the hand. */
export function usePass(at: At | undefined): void {
  const { pass } = useStore(settings)
  const number = at?.snap.question?.options ? at.snap.question.number : undefined
  const id = DECLINED[at?.snap.question?.kind ?? '']
  const give = useRef(at?.give)
  give.current = at?.give
  useEffect(() => {
    if (!pass || number === undefined || id === undefined) return undefined
    const timer = setTimeout(() => give.current?.({ id }), WAIT)
    return () => clearTimeout(timer)
  }, [pass, number, id])
}
