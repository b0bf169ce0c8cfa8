'use client'

import { dashboardTexts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatAmount, parseDecimal } from '@rasteh/persian-text/money'
import styles from './inputs.module.css'
import { useTypedValue } from './use-typed-value.ts'

type NumberInputProps = {
  label?: string
  id?: string
  name?: string
  value: number | null | undefined
  onChange: (number: number | null) => void
  isDisabled?: boolean
  onUnread?: (text: string | null) => void
}

const written = (number: number | null) => (number === null ? '' : formatAmount(number, 'fa-IR'))

/** A count, a percentage or a weight, typed in any of the three scripts. */
export function NumberInput({ label, id, name, value, onChange, isDisabled, onUnread }: NumberInputProps) {
  const typed = useTypedValue({
    value: value ?? null,
    write: written,
    read: parseDecimal,
    onChange,
    tidy: toPersianDigits,
    onUnread,
  })
  return (
    <div className={styles.numberInput}>
      <input
        id={id}
        name={name}
        aria-label={label}
        className={styles.text}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        disabled={isDisabled}
        aria-invalid={typed.isUnread}
        {...typed.bind}
      />
      {typed.isUnread && (
        <p role="alert" className={styles.refusal}>
          {dashboardTexts.inputs.badNumber}
        </p>
      )}
    </div>
  )
}
