import { hrefOf } from '../../app/route.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { loadDevice } from '../../words/device.ts'
import './more.css'

/** Further ways to play. */
export default function MorePlay() {
  const words = useInLanguage(loadDevice)
  return (
    <a className="btn more-play" href={hrefOf({ to: 'pass' })}>
      {words?.entry}
    </a>
  )
}
