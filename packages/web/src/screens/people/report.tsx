import { REPORT_REASONS } from '@sundown/protocol/plain'
import { useState } from 'react'
import { hub } from '../../app/hub.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useSpoken } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { Area, Select } from '../../kit/fields.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import { loadCompany } from '../../words/company.ts'
import { sayRefusal, tellerFor } from '../../words/table.ts'

/** Whom a report is about, and where it happened. */
export interface Reported {
  readonly id: string
  readonly name: string
  readonly table?: string | undefined
  readonly line?: number | undefined
  readonly game?: string | undefined
}

/** Asks what is wrong, and sends it to the moderators with what belongs to it. */
export default function Report({ about, onClose }: { readonly about: Reported; readonly onClose: () => void }) {
  const { ui, rules } = useSpoken()
  const words = useInLanguage(loadCompany)
  const [reason, setReason] = useState<string>(REPORT_REASONS[0])
  const [text, setText] = useState('')
  const [said, setSaid] = useState<string>()
  const [sent, setSent] = useState(false)
  if (!words) return null
  const { report } = words
  const send = async () => {
    const { refusal } = await hub.api.report({
      about: about.id,
      reason,
      text: text.trim(),
      ...(about.table !== undefined && { table: about.table }),
      ...(about.line !== undefined && { line: about.line }),
      ...(about.game !== undefined && { game: about.game }),
    })
    setSent(refusal === undefined)
    setSaid(refusal ? sayRefusal(refusal, ui, tellerFor(rules, [], undefined, null)) : report.sent)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={report.title(about.name)}
      closeLabel={ui.app.close}
      end={
        sent ? (
          <Button onClick={onClose}>{ui.app.close}</Button>
        ) : (
          <Button tone="primary" onClick={() => void send()}>
            {report.send}
          </Button>
        )
      }
    >
      {!sent && (
        <>
          <p>{about.table === undefined ? report.leadPage : report.lead}</p>
          <Select
            label={report.reason}
            value={reason}
            options={REPORT_REASONS.map((value) => ({ value, label: report.reasons[value] ?? value }))}
            onPick={setReason}
          />
          <Area label={report.text} value={text} maxLength={500} rows={4} onChange={({ target }) => setText(target.value)} />
        </>
      )}
      <p role="status">{said}</p>
    </Dialog>
  )
}
