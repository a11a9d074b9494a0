import { type ReactNode, useState } from 'react'
import { hrefOf } from '../../app/route.ts'
import { settings } from '../../app/settings.ts'
import { speaker } from '../../app/speaker.ts'
import { useLaterWords } from '../../app/use-later-words.ts'
import { useSpoken } from '../../app/words.tsx'
import { Slider, Switch } from '../../kit/fields.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import { Segments } from '../../kit/segments.tsx'
import type { Theme } from '../../kit/theme.ts'
import type { GameName } from '../../session/played.ts'
import { useStore } from '../../session/react.ts'
import { loadSettings } from '../../words/settings.ts'
import { HintSwitch } from './hint-switch.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { PageLinks } from './page-links.tsx'

/** How loud the saloon is when somebody wishes to hear it. */
const AMBIENCE = 0.25
const PACES = { slow: 1200, normal: 700, fast: 250 } as const

/** A browser may say no for good: then it stays off, and says why. */
function Notify() {
  const words = useLaterWords(loadSettings)
  const { notify } = useStore(settings)
  const [denied, setDenied] = useState(Notification.permission === 'denied')
  return (
    <Switch
      wide
      label={words.notify}
      detail={denied ? words.notifyDenied : undefined}
      on={notify && !denied}
      disabled={denied}
      onSwitch={async (on) => {
        const right = on ? await Notification.requestPermission() : Notification.permission
        setDenied(right === 'denied')
        settings.change({ notify: on && right === 'granted' })
      }}
    />
  )
}

export interface MenuProps {
  readonly onClose: () => void
  readonly theme: Theme
  readonly onTheme: (theme: Theme) => void
  readonly solo: boolean
  /** What is being played. */
  readonly game?: GameName
  /** The table in words, where there is one. */
  readonly onText?: () => void
  readonly children?: ReactNode
}

/** Wishes of the player, and what else there is. */
export default function Menu({ onClose, theme, onTheme, solo, game, onText, children }: MenuProps) {
  const { ui } = useSpoken()
  const words = useLaterWords(loadSettings)
  const wishes = useStore(settings)
  const pace = Object.entries(PACES).find(([, value]) => value === wishes.pace)?.[0] ?? ''
  return (
    <Dialog open onClose={onClose} title={ui.settings.title} closeLabel={ui.app.close}>
      <div className="menu-rows">
        {/* What concerns the game comes before what concerns the page. */}
        {children}
        <div className="menu-row">
          <span>{ui.home.language}</span>
          <LanguageChoice />
        </div>
        <Switch wide label={words.noon} on={theme === 'noon'} onSwitch={(on) => onTheme(on ? 'noon' : 'saloon')} />
        <Switch wide label={words.fourColours} on={wishes.fourColours} onSwitch={(fourColours) => settings.change({ fourColours })} />
        <Switch wide label={words.sound} on={!wishes.muted} onSwitch={(on) => settings.change({ muted: !on })} />
        <Slider
          label={words.soundTable}
          value={wishes.volume}
          disabled={wishes.muted}
          onMove={(volume) => settings.change({ volume })}
          onSet={() => speaker.play('snap')}
        />
        <Slider
          label={words.soundAlerts}
          value={wishes.alerts}
          disabled={wishes.muted}
          onMove={(alerts) => settings.change({ alerts })}
          onSet={() => speaker.play('bell')}
        />
        <Switch
          wide
          label={words.ambience}
          on={wishes.ambience > 0}
          disabled={wishes.muted}
          onSwitch={(on) => settings.change({ ambience: on ? AMBIENCE : 0 })}
        />
        <Slider
          label={words.soundAmbience}
          value={wishes.ambience}
          disabled={wishes.muted || wishes.ambience === 0}
          onMove={(ambience) => settings.change({ ambience })}
        />
        <Switch wide label={words.motion} detail={words.motionNote} on={wishes.motion} onSwitch={(motion) => settings.change({ motion })} />
        <Switch wide label={words.confirm} on={wishes.careful} onSwitch={(careful) => settings.change({ careful })} />
        <Switch
          wide
          label={ui.table.passForMe}
          detail={ui.table.passNote}
          on={wishes.pass}
          onSwitch={(pass) => settings.change({ pass })}
        />
        <Switch wide label={words.vibrate} on={wishes.vibrate} onSwitch={(vibrate) => settings.change({ vibrate })} />
        {'Notification' in window && <Notify />}
        {solo && (
          <div className="menu-row">
            <span>{ui.solo.pace}</span>
            <Segments
              label={ui.solo.pace}
              options={[
                { value: 'slow', label: ui.solo.slow },
                { value: 'normal', label: ui.solo.normal },
                { value: 'fast', label: ui.solo.fast },
              ]}
              value={pace}
              onPick={(value) => (value === 'slow' || value === 'normal' || value === 'fast') && settings.change({ pace: PACES[value] })}
            />
          </div>
        )}
        {solo && game && <HintSwitch game={game} />}
        <nav className="row">
          {onText && (
            <button type="button" className="btn" onClick={onText}>
              {ui.table.asText}
            </button>
          )}
          <PageLinks game={game} apart={!solo} />
          <a className="btn" href={hrefOf({ to: 'credits' })}>
            {ui.credits.title}
          </a>
          <a className="btn" href={hrefOf({ to: 'home' })}>
            {ui.app.home}
          </a>
        </nav>
      </div>
    </Dialog>
  )
}
