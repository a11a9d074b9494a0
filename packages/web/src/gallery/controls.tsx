import { useState } from 'react'
import { Button, IconButton } from '../kit/button.tsx'
import { Field, Select, Switch } from '../kit/fields.tsx'
import { SuitMark } from '../kit/icon.tsx'
import { Cartridges, Coin, RoleTag, SunClock } from '../kit/marks.tsx'
import { Dialog, Sheet } from '../kit/overlay.tsx'
import QrCode from '../kit/qr.tsx'
import { Segments } from '../kit/segments.tsx'
import { Toasts } from '../kit/toast.tsx'
import { Tooltip } from '../kit/tooltip.tsx'
import { Part } from './part.tsx'

const SUITS = ['hearts', 'diamonds', 'clubs', 'spades'] as const

export function ControlParts() {
  const [shown, show] = useState<'dialog' | 'sheet' | undefined>()
  const [on, turn] = useState(true)
  const [level, setLevel] = useState('fair')
  const [toasts, setToasts] = useState<readonly { key: number; text: string }[]>([])
  return (
    <>
      <Part title="Buttons">
        <Button tone="primary">Primary</Button>
        <Button>Plain</Button>
        <Button tone="danger">Danger</Button>
        <Button disabled>Off</Button>
        <Button shortcut="E">End turn</Button>
        <Button glyph="copy">Copy invitation</Button>
        <Button tone="primary" big>
          Deal the cards
        </Button>
        <IconButton glyph="menu" label="Menu" />
        <IconButton glyph="chat" label="Chat" news={2} />
        <Tooltip text="Puts the card back into your hand">
          <Button>With a tip</Button>
        </Tooltip>
      </Part>
      <Part title="Marks">
        <Cartridges life={3} max={5} label="3 of 5 life" />
        <Coin label="distance 2">2</Coin>
        <Coin label="distance 3, out of reach" tone="far">
          3
        </Coin>
        {['sheriff', 'deputy', 'outlaw', 'renegade'].map((role) => (
          <RoleTag key={role} id={role}>
            {role}
          </RoleTag>
        ))}
        {SUITS.map((suit) => (
          <SuitMark key={suit} suit={suit} label={suit} size={22} />
        ))}
        {[1, 0.5, 0.1].map((left) => (
          <SunClock key={left} left={left} text={`0:${Math.round(left * 60)}`} label={`${left * 60} seconds left`} />
        ))}
      </Part>
      <Part title="Fields">
        <Field label="Your name" placeholder="Marta" hint="Others see it" />
        <Field label="Table code" defaultValue="7KQ-9" wrong="No table has this code" />
        <Select
          label="Language"
          defaultValue="en"
          onPick={() => undefined}
          options={[
            { value: 'en', label: 'English' },
            { value: 'fr', label: 'Français' },
            { value: 'it', label: 'Italiano' },
          ]}
        />
        <Switch label="Spectators" detail="see only what is public" on={on} onSwitch={turn} />
        <Switch label="First game" on={!on} onSwitch={(value) => turn(!value)} />
        <Segments
          label="Level"
          value={level}
          onPick={setLevel}
          options={['easy', 'fair', 'mean'].map((value) => ({ value, label: value }))}
        />
      </Part>
      <Part title="Over the page">
        <Button onClick={() => show('dialog')}>Dialog</Button>
        <Button onClick={() => show('sheet')}>Sheet</Button>
        <Button onClick={() => setToasts([...toasts, { key: toasts.length, text: 'The invitation is copied.' }])}>Toast</Button>
        <div className="g-qr">
          <QrCode text="https://example.org/t/7KQ-4" label="The invitation as a code" />
        </div>
        <Dialog
          open={shown === 'dialog'}
          onClose={() => show(undefined)}
          title="End your turn?"
          closeLabel="Close"
          end={<Button tone="primary">End it</Button>}
        >
          <p>You still have a BANG! in hand.</p>
        </Dialog>
        <Sheet open={shown === 'sheet'} onClose={() => show(undefined)} title="Log" closeLabel="Close">
          <p>Lena shoots Tom.</p>
        </Sheet>
        <Toasts items={toasts} onDismiss={(key) => setToasts(toasts.filter((toast) => toast.key !== key))} closeLabel="Dismiss" />
      </Part>
    </>
  )
}
