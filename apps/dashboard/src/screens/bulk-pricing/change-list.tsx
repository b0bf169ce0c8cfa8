'use client'

import { bulkPricingTexts } from '@rasteh/messages/dashboard'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { formatAmount, formatMoney, type PriceUnit } from '@rasteh/persian-text/money'
import { FilledText } from '#components/filled-text.tsx'
import styles from '#components/screen.module.css'
import tables from '#components/table.module.css'
import { usePriceUnit } from '#fields/price-unit.tsx'
import { EndChange } from './end-change.tsx'
import { LeftRows } from './left-rows.tsx'
import type { ChangeShown } from './use-bulk-pricing.ts'

const texts = bulkPricingTexts.list
const number = (count: number) => formatAmount(count, 'fa-IR')

type ChangeListProps = {
  changes: ChangeShown[]
  isWaiting: boolean
  onEnd: (how: 'undo' | 'cancel', id: string) => void
}

export function ChangeList({ changes, isWaiting, onEnd }: ChangeListProps) {
  return (
    <section className={styles.card} aria-busy={isWaiting}>
      <h2 className={styles.heading}>{texts.title}</h2>
      {changes.length === 0 && <p className={styles.hint}>{texts.empty}</p>}
      <ul className={tables.changes}>
        {changes.map((change) => (
          <li key={change.id} className={tables.change} data-change={change.state}>
            <ChangeFacts change={change} />
            <EndChange change={change} isWaiting={isWaiting} onEnd={onEnd} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ChangeFacts({ change }: { change: ChangeShown }) {
  const unit = usePriceUnit()
  const { state, left, kept } = change
  const isWaiting = state === 'scheduled'
  const time = formatMoment(new Date(isWaiting ? change.startsAt : change.madeAt), 'fa-IR')
  return (
    <div className={tables.changeFacts}>
      <strong>
        <FilledText text={texts.number} values={{ number: number(change.number) }} />
      </strong>
      <span className={isWaiting ? tables.waitingPill : tables.pill}>{texts.states[state]}</span>
      <span>
        <Chosen change={change} /> · <Moved change={change} unit={unit} /> ·{' '}
        <FilledText text={texts.rows} values={{ count: number(change.rows) }} />
      </span>
      <span className={styles.hint}>
        <FilledText text={isWaiting ? texts.startsAt : texts.madeAt} values={{ time }} />
        {change.madeBy && (
          <>
            {' · '}
            <FilledText text={texts.by} values={{ name: change.madeBy }} />
          </>
        )}
      </span>
      {left + kept > 0 && <LeftRows change={change} />}
    </div>
  )
}

function Chosen({ change }: { change: ChangeShown }) {
  if (change.chosenBy === 'list')
    return <FilledText text={texts.codes} values={{ count: number(change.codes ?? 0) }} />
  return <FilledText text={texts[change.chosenBy]} values={{ name: change.chosenName ?? '–' }} />
}

function Moved({ change, unit }: { change: ChangeShown; unit: PriceUnit }) {
  const { move, direction } = change.rule
  const isUp = direction === 'up'
  if (move.kind === 'percent')
    return (
      <FilledText
        text={isUp ? texts.percentUp : texts.percentDown}
        values={{ value: number(move.percent) }}
      />
    )
  const value = formatMoney(move.amountRial, { culture: 'fa-IR', unit })
  return <FilledText text={isUp ? texts.amountUp : texts.amountDown} values={{ value }} />
}
