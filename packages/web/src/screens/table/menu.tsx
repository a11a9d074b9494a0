import { LANGUAGES, type Language } from '@sundown/engine/words'
import type { ReactNode } from 'react'
import { hrefOf } from '../../app/route.ts'
import { settings } from '../../app/settings.ts'
import { useSpoken } from '../../app/words.tsx'
import { Segments, Switch } from '../../kit/fields.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import type { Theme } from '../../kit/theme.ts'
import { useStore } from '../../session/react.ts'

const NAMES: { readonly [language in Language]: string } = { en: 'English', fr: 'Français', it: 'Italiano' }
const PACES = { slow: 1200, normal: 700, fast: 250 } as const
const isLanguage = (value: string): value is Language => LANGUAGES.some((known) => known === value)

export function LanguageChoice() {
  const { ui, language, choose } = useSpoken()
  return (
    <Segments
      label={ui.home.language}
      options={LANGUAGES.map((value) => ({ value, label: value.toUpperCase(), aloud: NAMES[value] }))}
      value={language}
      onPick={(value) => isLanguage(value) && choose(value)}
    />
  )
}

export interface MenuProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly theme: Theme
  readonly onTheme: (theme: Theme) => void
  readonly solo: boolean
  readonly onText: () => void
  readonly children?: ReactNode
}

/** Wishes of the player, and what else there is. */
export function Menu({ open, onClose, theme, onTheme, solo, onText, children }: MenuProps) {
  const { ui } = useSpoken()
  const wishes = useStore(settings)
  const pace = Object.entries(PACES).find(([, value]) => value === wishes.pace)?.[0] ?? ''
  return (
    <Dialog open={open} onClose={onClose} title={ui.settings.title} closeLabel={ui.app.close}>
      <div className="menu-rows">
        <div className="menu-row">
          <span>{ui.home.language}</span>
          <LanguageChoice />
        </div>
        <Switch wide label={ui.settings.noon} on={theme === 'noon'} onSwitch={(on) => onTheme(on ? 'noon' : 'saloon')} />
        <Switch wide label={ui.settings.sound} on={!wishes.muted} onSwitch={(on) => settings.change({ muted: !on })} />
        <Switch
          wide
          label={ui.settings.motion}
          detail={ui.settings.motionNote}
          on={wishes.motion}
          onSwitch={(motion) => settings.change({ motion })}
        />
        <Switch wide label={ui.settings.confirm} on={wishes.careful} onSwitch={(careful) => settings.change({ careful })} />
        <Switch
          wide
          label={ui.table.passForMe}
          detail={ui.table.passNote}
          on={wishes.pass}
          onSwitch={(pass) => settings.change({ pass })}
        />
        <Switch wide label={ui.settings.vibrate} on={wishes.vibrate} onSwitch={(vibrate) => settings.change({ vibrate })} />
        {'Notification' in window && (
          <Switch
            wide
            label={ui.settings.notify}
            on={wishes.notify}
            onSwitch={(notify) => {
              settings.change({ notify })
              if (notify) void Notification.requestPermission().then((right) => right === 'granted' || settings.change({ notify: false }))
            }}
          />
        )}
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
        {children}
        <nav className="row">
          <button type="button" className="btn" onClick={onText}>
            {ui.table.asText}
          </button>
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
