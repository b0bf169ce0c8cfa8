'use client'

import { productGridTexts } from '@rasteh/messages/dashboard'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { formatAmount } from '@rasteh/persian-text/money'
import { useState } from 'react'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import tables from '#components/table.module.css'
import { Counted } from './grid-columns.tsx'
import type { ChangeShown } from './use-product-grid.ts'

const texts = productGridTexts.history

type GridHistoryProps = { changes: ChangeShown[]; isWaiting: boolean; onUndo: (id: string) => void }

/** The latest saves, each with its undo. */
export function GridHistory({ changes, isWaiting, onUndo }: GridHistoryProps) {
  return (
    <section className={screen.card} aria-busy={isWaiting}>
      <h2 className={screen.heading}>{texts.title}</h2>
      {changes.length === 0 && <p className={screen.hint}>{texts.empty}</p>}
      <ul className={tables.changes}>
        {changes.map((change) => (
          <li key={change.id} className={tables.change}>
            <SaveFacts change={change} />
            {change.state === 'applied' && (
              <UndoSave isWaiting={isWaiting} onUndo={() => onUndo(change.id)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function SaveFacts({ change }: { change: ChangeShown }) {
  const { number, state, rows, kept, madeAt, madeBy } = change
  return (
    <div className={tables.changeFacts}>
      <strong>
        <FilledText text={texts.number} values={{ number: formatAmount(number, 'fa-IR') }} />
      </strong>
      <span className={tables.pill}>{texts.states[state]}</span>
      <span>
        <Counted text={texts.rows} count={rows} />
      </span>
      <span className={screen.hint}>
        <FilledText text={texts.madeAt} values={{ time: formatMoment(new Date(madeAt), 'fa-IR') }} />
        {madeBy && (
          <>
            {' · '}
            <FilledText text={texts.by} values={{ name: madeBy }} />
          </>
        )}
      </span>
      {kept > 0 && (
        <span className={tables.leftRows}>
          <Counted text={texts.kept} count={kept} />
        </span>
      )}
    </div>
  )
}

/** It asks once more before anything is taken back. */
function UndoSave({ isWaiting, onUndo }: { isWaiting: boolean; onUndo: () => void }) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <button type="button" className={screen.quiet} disabled={isWaiting} onClick={() => setAsking(true)}>
        {texts.undo}
      </button>
    )
  return (
    <span className={screen.buttons}>
      <button
        type="button"
        className={screen.danger}
        disabled={isWaiting}
        onClick={() => {
          setAsking(false)
          onUndo()
        }}
      >
        {texts.confirmUndo}
      </button>
      <button type="button" className={screen.quiet} onClick={() => setAsking(false)}>
        {texts.keep}
      </button>
    </span>
  )
}
