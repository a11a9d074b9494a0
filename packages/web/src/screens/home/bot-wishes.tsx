import { Suspense } from 'react'
import { later } from '../../app/later.ts'
import { settings } from '../../app/settings.ts'
import { useWords } from '../../app/words.tsx'
import { Segments } from '../../kit/segments.tsx'
import { useStore } from '../../session/react.ts'
import { type HostedGame, sizeFor, sizesOf } from '../games.ts'

const TemperChoice = later(() => import('../bots/temper-choice.tsx'))

/** How the chosen game is played against bots. */
export default function BotWishes({ hosted }: { readonly hosted: HostedGame }) {
  const { solo: words } = useWords()
  const { players, bot } = useStore(settings)
  const { Wishes, players: size } = hosted
  return (
    <div className="poster-wishes">
      {size.max > size.min && (
        <div>
          <span>{words.opponents}</span>
          <Segments
            label={words.opponents}
            options={sizesOf(hosted).map((value) => ({ value: String(value), label: String(value - 1) }))}
            value={String(sizeFor(hosted, players))}
            onPick={(value) => settings.change({ players: Number(value) })}
          />
        </div>
      )}
      <BotLevel bot={bot} />
      <Suspense fallback={null}>
        <TemperChoice />
      </Suspense>
      {Wishes && (
        <Suspense fallback={null}>
          <div>
            <Wishes />
          </div>
        </Suspense>
      )}
    </div>
  )
}

function BotLevel({ bot }: { readonly bot: string }) {
  const { solo: words, setup } = useWords()
  return (
    <div>
      <span>{words.level}</span>
      <Segments
        label={words.level}
        options={(['easy', 'rule', 'normal', 'hard'] as const).map((value) => ({ value, label: setup.bots[value] }))}
        value={bot}
        onPick={(value) => settings.change({ bot: value })}
      />
    </div>
  )
}
