import { Invitation } from '../friends/invitation.tsx'
import { Ticket } from './ticket.tsx'

interface CarriedProps {
  readonly code?: string | undefined
  readonly invitation?: { readonly from: string; readonly code: string } | undefined
}

/** What comes along to every page. */
export default function Carried({ code, invitation }: CarriedProps) {
  return (
    <>
      {code !== undefined && <Ticket code={code} />}
      {invitation && <Invitation {...invitation} />}
    </>
  )
}
