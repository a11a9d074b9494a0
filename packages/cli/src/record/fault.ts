import { type Answer, type Face, type GameRecord, nth } from '@sundown/engine'
import { harmless } from '../output.ts'
import type { Voice } from '../voice.ts'
import type { Fault, Retold } from './retell.ts'

/** What is wrong with a record, and exactly where. */
export function faultSentence(fault: Fault, record: GameRecord, retold: Retold, voice: Voice): string {
  const { replay } = voice.words
  switch (fault.what) {
    case 'rules':
      return harmless(replay.otherRules(fault.recorded, fault.current))
    case 'options':
      return replay.options(harmless(fault.why))
    case 'seal':
      return replay.seal(record.seal, fault.real)
    case 'deal':
      return replay.deal
    case 'answer': {
      const input = nth(record.inputs, fault.input)
      const answer = 'answer' in input ? described(input.answer, retold, voice) : ''
      const turn = retold.match?.game.turns ?? 0
      return replay.answer(fault.input, turn, fault.seat, voice.seat(fault.seat), answer, voice.teller.reason(fault.reason))
    }
    case 'digest':
      return replay.digest(fault.turn, fault.input)
    case 'turns':
      return replay.digests(fault.recorded, fault.played)
    case 'sample':
      return replay.sample(fault.input)
    case 'event':
      return replay.event(fault.event)
    case 'crash':
      return replay.crash(fault.input)
  }
}

/** The answer as it stands in the file, with the name of its card. */
function described(answer: Answer, { match }: Retold, voice: Voice): string {
  const card = match?.game.cardAt(answer.card)
  const face = card === undefined ? undefined : match?.game.faceOf(card)
  const name = isFace(face) ? ` (${voice.face(face)})` : ''
  return `${harmless(JSON.stringify(answer))}${name}`
}

const isFace = (face: unknown): face is Face => typeof face === 'object' && face !== null && 'id' in face
