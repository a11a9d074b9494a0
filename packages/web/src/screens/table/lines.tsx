import { AskedBy } from './asked-by.tsx'
import { Sight } from './sight.tsx'

/** What is drawn between people; `aiming`: whom a card in hand reaches, too. */
export default function Lines({ aiming }: { readonly aiming: boolean }) {
  return (
    <>
      {aiming && <Sight />}
      <AskedBy />
    </>
  )
}
