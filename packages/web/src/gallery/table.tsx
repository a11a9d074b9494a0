import { useState } from 'react'
import { Button, IconButton } from '../kit/button.tsx'
import { Drawer } from '../kit/drawer.tsx'
import { Felt, SettingSun } from '../kit/felt.tsx'
import { HandFan } from '../kit/hand.tsx'
import { SightLines } from '../kit/lines.tsx'
import { LogList } from '../kit/log.tsx'
import { usePhone } from '../kit/media.ts'
import { PhaseStrip } from '../kit/phases.tsx'
import { Pile } from '../kit/pile.tsx'
import { Answer, Hit, QuestionBar } from '../kit/question.tsx'
import { RuleStrip } from '../kit/rule-strip.tsx'
import type { KeyedCard } from '../kit/seat.tsx'
import { TopBar } from '../kit/topbar.tsx'
import { Part } from './part.tsx'
import { card, cards, story } from './samples.ts'

const nothing = () => undefined
const clock = { left: 0.7, text: '0:41', label: '41 seconds left' }

function hand(picked: number | undefined, pick: (at: number | undefined) => void, ids: readonly string[]): KeyedCard[] {
  return ids.map((id, i): KeyedCard => {
    const shared = { key: i, ...card(id), onPress: () => pick(picked === i ? undefined : i) }
    if (picked === i) return { ...shared, state: 'picked' }
    if (id === 'missed') return { ...shared, note: { tone: 'as', text: 'plays as BANG!' } }
    if (id === 'schofield') return { ...shared, state: 'dimmed', note: { tone: 'why', text: 'one is in play' } }
    return shared
  })
}

const FIVE = ['missed', 'beer', 'bang', 'panic', 'schofield']
const MANY = cards.slice(0, 11).map(({ id }) => id)

function Hands() {
  const [picked, pick] = useState<number | undefined>(2)
  const phone = usePhone()
  return (
    <>
      <Part title="Hand on a desktop" className="wide">
        <HandFan cards={hand(picked, pick, FIVE)} label="Your hand" empty="No cards" layout={phone ? 'row' : 'fan'} />
      </Part>
      <Part title="A large hand" className="wide">
        <div className="g-hand">
          <HandFan cards={hand(5, pick, MANY)} label="Your large hand" empty="No cards" layout={phone ? 'row' : 'fan'} />
        </div>
      </Part>
      <Part title="Hand on a phone">
        <div className="g-phone">
          <HandFan cards={hand(picked, pick, FIVE)} label="Your hand, five cards" empty="No cards" layout="row" />
        </div>
        <div className="g-phone">
          <HandFan cards={hand(1, pick, MANY)} label="Your hand, many cards" empty="No cards" layout="row" />
        </div>
        <div className="g-phone">
          <HandFan cards={[]} label="Your empty hand" empty="No cards in hand" layout="row" />
        </div>
      </Part>
    </>
  )
}

function Drawers() {
  const [open, setOpen] = useState(true)
  const [tab, setTab] = useState('log')
  const tabs = [
    { id: 'log', label: 'Log', glyph: 'log', content: <LogList entries={story} label="What happened" onLookUp={nothing} /> },
    { id: 'chat', label: 'Chat', glyph: 'chat', news: 2, content: <p className="g-pad">Nothing was said.</p> },
  ] as const
  return (
    <Part title="Drawer">
      <div className="g-drawer">
        <Drawer label="Log and chat" tabs={tabs} tab={tab} onTab={setTab} open={open} onOpen={setOpen} closeLabel="Close" />
      </div>
      <div className="g-drawer">
        <Drawer label="Log and chat, closed" tabs={tabs} tab={tab} onTab={setTab} open={false} onOpen={nothing} closeLabel="Close" />
      </div>
    </Part>
  )
}

export function TableParts() {
  const phone = usePhone()
  return (
    <>
      <Part title="Question bar" className="wide">
        <QuestionBar
          title="Who do you shoot?"
          detail={
            <>
              Your Schofield reaches <b>2</b>. BANG! cards this turn: <b>0 of 1</b>.
            </>
          }
          clock={clock}
          actions={<Button>Put it back</Button>}
        />
        <QuestionBar title="Waiting for Nils" tone="quiet" detail="Nils is answering a Duel." />
        <QuestionBar
          title="Willy the Kid shoots you"
          tone="alert"
          detail="Cancel the shot or lose 1 life."
          clock={{ ...clock, left: 0.3, text: '0:14' }}
        >
          <Answer title="Play Missed!" detail="cancels the shot" shortcut="1" card={card('missed')} onPress={nothing} />
          <Answer title="As Missed!" detail="Calamity Janet may" shortcut="2" card={card('bang')} onPress={nothing} />
          <Answer title="Use your Barrel" detail="hearts: 1 in 4" shortcut="3" card={card('barrel')} onPress={nothing} />
          <Answer
            title="Take the hit"
            detail="keep your cards"
            shortcut="4"
            picture={<Hit from={3} to={2} max={4} label="3 to 2 life" />}
            onPress={nothing}
          />
        </QuestionBar>
      </Part>
      <Part title="Piles and phases">
        <Felt label="Table" className="g-felt">
          <SightLines
            lines={[
              [500, 250, 160, 40],
              [500, 250, 820, 60],
            ]}
          />
          <RuleStrip
            idle={false}
            count={7}
            icon="crossed-pistols"
            name="Shootout"
            left="7 to come"
            text="Two BANG! cards a turn."
            next={{ icon: 'cactus', text: 'Next: Peyote' }}
            label="Event: Shootout"
            onPress={nothing}
          />
          <RuleStrip idle count={12} icon={undefined} name="No event yet" left="12 to come" text="" label="No event yet" />
          <Pile caption="Deck · 31" label="Deck, 31 cards" count={31} />
          <Pile caption="Discard · 24" label="Discard pile, 24 cards" count={24} faceUp top={card('stagecoach')} onPress={nothing} />
          <Pile caption="Deck · 31" label="Draw from the deck" count={31} choosable onPress={nothing} />
          <Pile caption="Discard" label="Discard pile, empty" count={0} faceUp />
        </Felt>
        <div className="g-phases">
          <PhaseStrip phases={['Draw', 'Play', 'Discard']} now={1} label="Phases of the turn" />
        </div>
      </Part>
      <Hands />
      <Drawers />
      <Part title="Top bar" className="wide">
        <TopBar
          short={phone}
          home={{ href: '#home', label: 'Sundown, home' }}
          status={
            <span className="chip hot">
              <b>Your turn</b>
            </span>
          }
          tools={
            <>
              {!phone && <IconButton glyph="book" label="Rules" />}
              {!phone && <IconButton glyph="sound" label="Sound" />}
              <IconButton glyph="chat" label="Chat" news={3} />
              <IconButton glyph="menu" label="Menu" />
            </>
          }
        >
          <span className="chip">
            <b>Dry Gulch</b>
          </span>
        </TopBar>
        <SettingSun className="g-sun" />
      </Part>
    </>
  )
}
