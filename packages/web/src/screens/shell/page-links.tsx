import { hrefOf } from '../../app/route.ts'
import { useWords } from '../../app/words.tsx'
import type { GameName } from '../../session/played.ts'

/** To the rules and the cards of what is played. `apart`: in a tab of their own, so that nobody leaves a table where others wait. */
export function PageLinks({ game, apart = false }: { readonly game?: GameName | undefined; readonly apart?: boolean }) {
  const { pages } = useWords()
  const open = apart ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <>
      <a className="btn" href={hrefOf({ to: 'help', game })} {...open}>
        {pages.help}
      </a>
      <a className="btn" href={hrefOf({ to: 'library', game })} {...open}>
        {pages.library}
      </a>
    </>
  )
}
