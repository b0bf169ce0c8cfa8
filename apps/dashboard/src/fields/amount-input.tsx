'use client'

import { dashboardTexts } from '@rasteh/messages/dashboard'
import { PRICE_UNIT_TITLES, type PriceUnit } from '@rasteh/persian-text/money'
import { moneyInWords } from '@rasteh/persian-text/words'
import { deleteBesideComma, readMoney, tidyMoney, writeMoney } from '@rasteh/shop-core/money'
import { useCallback, useId } from 'react'
import styles from './inputs.module.css'
import { useTypedValue } from './use-typed-value.ts'

type AmountInputProps = {
  id?: string
  name?: string
  /** Whole Rials. */
  value: number | null | undefined
  onChange: (rials: number | null) => void
  /** The unit in which shoppers see it, and so in which it is typed and said. */
  unit: PriceUnit
  isDisabled?: boolean
  onUnread?: (text: string | null) => void
}

/**
 * An amount in the shop's unit, kept in Rials: commas come while typing, digits of all three scripts are taken, the
 * amount in words is beneath.
 */
export function AmountInput(props: AmountInputProps) {
  // A text is written again when the shop's unit changes, never read in another than it was written in.
  return <AmountOfUnit key={props.unit} {...props} />
}

function AmountOfUnit(props: AmountInputProps) {
  const { id, name, value, onChange, unit, isDisabled, onUnread } = props
  // A form holds the typed text itself while it is no amount.
  const rials = typeof value === 'number' ? value : null
  const write = useCallback(
    (amount: number | null) => (amount === null ? '' : writeMoney(amount, unit)),
    [unit],
  )
  const typed = useTypedValue({
    value: rials,
    write,
    read: (text) => toRials(text, unit),
    onChange,
    tidy: tidyMoney,
    afterDelete: deleteBesideComma,
    onUnread,
  })
  const noteId = useId()
  return (
    <div className={styles.amountInput}>
      <span className={styles.withUnit}>
        <input
          id={id}
          name={name}
          aria-describedby={`${noteId}-unit ${noteId}`}
          className={styles.text}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          disabled={isDisabled}
          aria-invalid={typed.isUnread}
          {...typed.bind}
        />
        <span className={styles.unit} id={`${noteId}-unit`}>
          {PRICE_UNIT_TITLES[unit]['fa-IR']}
        </span>
      </span>
      {typed.isUnread ? (
        <p role="alert" id={noteId} className={styles.refusal}>
          {sayUnreadAmount(typed.bind.value, unit)}
        </p>
      ) : (
        <output id={noteId} className={styles.words}>
          {rials === null ? '' : moneyInWords(rials, { culture: 'fa-IR', unit })}
        </output>
      )}
    </div>
  )
}

/** Why a text is no amount. */
export function sayUnreadAmount(text: string, unit: PriceUnit): string {
  const { badAmount, fractionOfUnit } = dashboardTexts.inputs
  const read = readMoney(text, unit)
  if (read.ok || read.refusal.kind === 'not-an-amount') return badAmount
  return fractionOfUnit.replace('{unit}', PRICE_UNIT_TITLES[unit]['fa-IR'])
}

function toRials(text: string, unit: PriceUnit): number | undefined {
  const read = readMoney(text, unit)
  return read.ok ? read.value : undefined
}
