import { Bust } from '../../kit/bust.tsx'
import { Card } from '../../kit/card.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import { isCharacter, type Looked, printed, sitterOf, useDuel } from './at.ts'

/** The text and rulings of a card or character. */
export function LookUp({ looked, onClose }: { readonly looked: Looked | undefined; readonly onClose: () => void }) {
  const { teller, spoken } = useDuel()
  const { ui } = spoken
  const rulings = looked ? teller.rulings(looked.id) : []
  return (
    <Dialog open={looked !== undefined} onClose={onClose} title={looked ? teller.name(looked.id) : ''} closeLabel={ui.app.close}>
      {looked && (
        <div className="looked">
          {isCharacter(looked.id) ? (
            <Bust sitter={sitterOf(looked.id)} className="looked-bust" />
          ) : (
            <Card face={printed(looked, teller)} label={teller.name(looked.id)} size="hand" />
          )}
          <div>
            <p className="looked-text">{teller.text(looked.id)}</p>
            {rulings.length > 0 && (
              <>
                <h3 className="label">{ui.table.rulings}</h3>
                <ul className="rulings">
                  {rulings.map((ruling) => (
                    <li key={ruling}>{ruling}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
      )}
    </Dialog>
  )
}
