import { useRef, useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Card, CardBack } from '../kit/card.tsx'
import { addCartridge, dropCartridge, flip, joltPlate, moveSun, shotStreak, strikeOut } from '../kit/effects.ts'
import { boxOf, fly, inMotion, MS, pause, skipAll } from '../kit/fly.ts'
import { SeatPlate } from '../kit/seat.tsx'
import { CUES } from '../stage/sound/cues.ts'
import { makeSpeaker } from '../stage/sound/speaker.ts'
import { Part } from './part.tsx'
import { card, seat } from './samples.ts'

export function MotionParts() {
  const stage = useRef<HTMLDivElement>(null)
  const [speaker] = useState(() => makeSpeaker({ muted: false, volume: { table: 0.8, alerts: 0.8, ambience: 0 } }))
  const [up, turn] = useState(true)
  const find = (selector: string) => stage.current?.querySelector(selector)
  const on = (selector: string, act: (element: Element) => Promise<void>) => () => {
    const element = find(selector)
    if (element) void act(element)
  }
  const throwCard = (ms: number, turned: boolean) => () => {
    const [from, to, face] = [find('.m-deck .card'), find('.m-here'), find('.m-face .card')]
    if (!from || !to || !face) return
    void fly({ what: turned ? face : from, ...(turned && { back: from }), from: boxOf(from), to: boxOf(to), ms, tilt: turned ? 0 : 6 })
  }
  const shoot = (missed: boolean) => () => {
    const [from, to] = [find('.m-a .plate'), find('.m-b .plate')]
    if (!from || !to) return
    void pause(MS.apart)
      .then(() => shotStreak(boxOf(from), boxOf(to), missed))
      .then(() => (missed ? undefined : joltPlate(to)))
  }
  return (
    <div ref={stage}>
      <Part title="Motion">
        <div className="m-deck">
          <CardBack label="The deck" />
        </div>
        <div className="m-face">{up ? <Card {...card('bang')} /> : <CardBack label="Turned over" />}</div>
        <div className="m-a">
          <SeatPlate {...seat('Nils', 'willy-the-kid', 4, 4)} turn />
        </div>
        <div className="m-b">
          <SeatPlate {...seat('Ines', 'bart-cassidy', 3, 5)} />
        </div>
        <div className="m-here" />
      </Part>
      <Part title="Movements">
        <Button onClick={throwCard(MS.draw, true)}>Draw</Button>
        <Button onClick={throwCard(MS.discard, false)}>Discard</Button>
        <Button onClick={throwCard(4000, true)}>Slowly</Button>
        <Button onClick={shoot(false)}>Shoot</Button>
        <Button onClick={shoot(true)}>Miss</Button>
        <Button onClick={on('.m-b .bullet:not(.spent)', dropCartridge)}>Wound</Button>
        <Button onClick={on('.m-b .bullet:not(.spent)', addCartridge)}>Heal</Button>
        <Button onClick={on('.m-face', (element) => flip(element, () => turn(!up)))}>Flip</Button>
        <Button onClick={on('.m-b .bust', strikeOut)}>Strike out</Button>
        <Button onClick={on('.turn-sun', (element) => moveSun(element, true))}>Sunrise</Button>
        <Button onClick={() => inMotion() && skipAll()}>Skip</Button>
      </Part>
      <Part title="Sounds">
        {CUES.map((sound) => (
          <Button key={sound} onClick={() => speaker.play(sound)}>
            {sound}
          </Button>
        ))}
      </Part>
    </div>
  )
}
