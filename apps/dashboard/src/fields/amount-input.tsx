'use client'

import { dashboardTexts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatAmount, type PriceUnit, parseAmount } from '@rasteh/persian-text/money'
import { moneyInWords } from '@rasteh/persian-text/words'
import styles from './inputs.module.css'
import { useTypedValue } from './use-typed-value.ts'

type AmountInputProps = {
  label?: string
  id?: string
  name?: string
  /** Whole Rials. */
  value: number | null | undefined
  onChange: (rials: number | null) => void
  /** The unit in which shoppers see it, and so in which it is said in words. */
  unit: PriceUnit
  isDisabled?: boolean
  onUnread?: (text: string | null) => void
}

const { inputs } = dashboardTexts
const written = (rials: number | null) => (rials === null ? '' : formatAmount(rials, 'fa-IR'))

/** An amount of Rials: commas come while typing, digits of all three scripts are taken, words stand beneath. */
export function AmountInput(props: AmountInputProps) {
  const { label, id, name, value, onChange, unit, isDisabled, onUnread } = props
  const rials = value ?? null
  const typed = useTypedValue({ value: rials, write: written, read: parseAmount, onChange, tidy, onUnread })
  return (
    <div className={styles.amountInput}>
      <span className={styles.withUnit}>
        <input
          id={id}
          name={name}
          aria-label={label}
          className={styles.text}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          disabled={isDisabled}
          aria-invalid={typed.isUnread}
          {...typed.bind}
        />
        <span className={styles.unit}>{inputs.rial}</span>
      </span>
      {typed.isUnread ? (
        <p role="alert" className={styles.refusal}>
          {inputs.badAmount}
        </p>
      ) : (
        <output className={styles.words}>
          {rials === null ? '' : moneyInWords(rials, { culture: 'fa-IR', unit })}
        </output>
      )}
    </div>
  )
}

/** Commas as soon as the text is an amount; anything else stays as it was typed, in Persian digits. */
function tidy(text: string): string {
  const amount = parseAmount(text.replace(/[,٬،]/g, ''))
  return amount === undefined ? toPersianDigits(text) : formatAmount(amount, 'fa-IR')
}
