import { OwnPlate } from '../kit/own.tsx'
import { SeatPlate, type SeatPlateProps } from '../kit/seat.tsx'
import { Part } from './part.tsx'
import { inPlay, seat } from './samples.ts'

const nothing = () => undefined
const priya = seat('Priya', 'rose-doolan', 3, 4)
const at = (value: number) => ({ value, label: `distance ${value}` })

const STATES: readonly SeatPlateProps[] = [
  { ...priya, inPlay: inPlay('mustang', 'barrel'), onInspect: nothing },
  { ...priya, turn: true },
  { ...priya, asked: true, foot: { text: 'Answering a Duel', thinking: true, time: '0:22' } },
  { ...priya, aim: 'reach', distance: at(1), onPress: nothing },
  { ...priya, aim: 'target', distance: at(1), onPress: nothing, foot: { text: 'Enter to shoot', tone: 'hot', icon: 'crosshair' } },
  { ...priya, aim: 'far', distance: at(3), foot: { text: 'Mustang: 3 away, you reach 2', icon: 'horse-head' } },
  { ...seat('Ines', 'bart-cassidy', 4, 5), sheriff: 'Sheriff', role: { id: 'sheriff', name: 'Sheriff' } },
  { ...seat('Dusty', 'el-gringo', 3, 3), tag: 'bot', jailed: true, foot: { text: 'In jail: hearts to walk out', icon: 'window-bars' } },
  { ...seat('Lena', 'slab-the-killer', 3, 4), away: true, foot: { text: 'Line is down, bot in 0:48', tone: 'cold', glyph: 'plug' } },
  { ...seat('Tom', 'vulture-sam', 0, 4), out: { fate: 'was a Deputy', since: 'gone since round 3' } },
  { ...seat('Maximiliane Ophelia', 'willy-the-kid', 4, 4), inPlay: inPlay('volcanic', 'scope', 'mustang', 'barrel', 'jail', 'dynamite') },
]

const go = { text: 'tap to shoot', tone: 'go' } as const

export function SeatParts() {
  return (
    <>
      <Part title="Seats" className="seats">
        {STATES.map((state, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <SeatPlate key={i} {...state} />
        ))}
      </Part>
      <Part title="Dense seats" className="seats">
        {STATES.slice(5, 8).map((state) => (
          <SeatPlate key={state.label} {...state} variant="dense" inPlay={inPlay('volcanic', 'scope', 'mustang')} />
        ))}
      </Part>
      <Part title="Tiles on a phone" className="tiles">
        <SeatPlate
          {...seat('Nils', 'willy-the-kid', 4, 4)}
          variant="tile"
          inPlay={inPlay('volcanic')}
          aim="reach"
          distance={at(1)}
          onPress={nothing}
          foot={go}
        />
        <SeatPlate {...priya} variant="tile" inPlay={inPlay('mustang')} aim="far" distance={at(3)} foot={{ text: 'too far by 1' }} />
        <SeatPlate {...seat('Ines', 'bart-cassidy', 4, 5)} variant="tile" sheriff="Sheriff" turn inPlay={inPlay('winchester', 'scope')} />
        <SeatPlate
          {...seat('Lena', 'slab-the-killer', 3, 4)}
          variant="tile"
          aim="target"
          distance={at(1)}
          inPlay={inPlay('dynamite')}
          onPress={nothing}
          foot={{ text: 'tap again', tone: 'hot' }}
        />
        <SeatPlate {...seat('Tom', 'vulture-sam', 0, 4)} variant="tile" out={{ fate: 'Deputy' }} />
        <SeatPlate
          {...seat('Dusty', 'el-gringo', 3, 3)}
          variant="tile"
          jailed
          asked
          inPlay={inPlay('jail', 'barrel', 'scope', 'mustang')}
          foot={{ text: 'thinking', thinking: true }}
        />
      </Part>
      <Part title="You" className="seats">
        <OwnPlate
          {...seat('You', 'calamity-janet', 3, 4)}
          role={{ id: 'outlaw', name: 'Outlaw' }}
          turn
          inPlay={inPlay('schofield', 'barrel')}
          onInspect={nothing}
          inspectLabel="Calamity Janet: what she can do"
        />
        <OwnPlate {...seat('You', 'sid-ketchum', 2, 4)} role={{ id: 'renegade', name: 'Renegade' }} aim="target" />
        <div className="g-phone">
          <OwnPlate
            {...seat('You', 'calamity-janet', 3, 4)}
            variant="strip"
            role={{ id: 'outlaw', name: 'Outlaw' }}
            turn
            inPlay={inPlay('schofield', 'barrel')}
          />
        </div>
      </Part>
    </>
  )
}
