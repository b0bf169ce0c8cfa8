'use client'

import { stockTexts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import type { StockForm } from '@rasteh/shop-core/stock'
import { useState } from 'react'
import { ChoiceGroup } from '#components/choice-group.tsx'
import { FilledText } from '#components/filled-text.tsx'
import styles from '#components/screen.module.css'
import tables from '#components/table.module.css'
import { callEndpoint } from '#endpoints/call-endpoint.ts'
import { type MoveShown, MoveTable } from './move-table.tsx'
import { StockForms } from './stock-forms.tsx'

type Shown = { stock: { onHand: number; held: number; sellable: number }; moves: MoveShown[] }
type Mode = 'adjust' | 'count'
type Answered = { kind: string; max?: number }

const EMPTY: StockForm = { direction: 'in', quantity: '', reason: '', note: '' }
const MODES = (['adjust', 'count'] as const).map((value) => ({ value, label: stockTexts[value] }))
const number = (count: number) => formatAmount(count, 'fa-IR')

export function StockPanel({ variantId, first }: { variantId: number; first: Shown }) {
  const [shown, setShown] = useState(first)
  const [mode, setMode] = useState<Mode>('adjust')
  const [form, setForm] = useState(EMPTY)
  const [answered, setAnswered] = useState<Answered | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const save = async () => {
    setWaiting(true)
    const answer = await callEndpoint<Shown>(`stock/${mode}`, { variantId, shown: shown.stock.onHand, form })
    setWaiting(false)
    setAnswered(answer.ok ? { kind: 'saved' } : answer.refusal)
    if (answer.ok) setForm(EMPTY)
    // A refusal may bring the numbers that moved meanwhile.
    const fresh = answer.ok ? answer : (answer.refusal as Partial<Shown>)
    if (fresh.stock && fresh.moves) setShown({ stock: fresh.stock, moves: fresh.moves })
  }
  return (
    <section className={styles.card} aria-label={stockTexts.title} aria-busy={isWaiting}>
      <h3 className={styles.heading}>{stockTexts.title}</h3>
      <dl className={tables.figures}>
        {(['onHand', 'held', 'sellable'] as const).map((kind) => (
          <div key={kind} className={kind === 'sellable' ? tables.mainFigure : tables.figure}>
            <dt>{stockTexts[kind]}</dt>
            <dd>{number(shown.stock[kind])}</dd>
          </div>
        ))}
      </dl>
      <ChoiceGroup
        label={stockTexts.mode}
        name="stock-mode"
        value={mode}
        options={MODES}
        onChange={setMode}
      />
      <StockForms mode={mode} onHand={shown.stock.onHand} form={form} onEdit={setForm} onSave={save} />
      <button type="button" className={styles.primary} disabled={isWaiting} onClick={save}>
        {stockTexts.save}
      </button>
      <div role="status">
        {answered?.kind === 'saved' && (
          <p className={styles.done}>
            <FilledText text={stockTexts.saved} values={{ count: number(shown.stock.onHand) }} />
          </p>
        )}
      </div>
      <div role="alert">
        {answered && answered.kind !== 'saved' && <p className={styles.refusal}>{sayRefusal(answered)}</p>}
      </div>
      <MoveTable moves={shown.moves} />
    </section>
  )
}

function sayRefusal({ kind, max }: Answered) {
  const sentences: Record<string, string> = stockTexts.refusals
  const values = { max: max === undefined ? '' : number(max) }
  return <FilledText text={sentences[kind] ?? stockTexts.failed} values={values} />
}
