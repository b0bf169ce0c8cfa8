'use client'

import { type Culture, directionOf } from '@rasteh/persian-text/culture'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { Icon } from '../icon/icon.tsx'
import styles from './quantity-stepper.module.css'
import { type QuantityMoves, useDraft } from './use-draft.ts'

export type { QuantityMoves } from './use-draft.ts'

type QuantityStepperProps = {
  /** Whose quantity it is: the name of the group and of the field. */
  label: string
  increaseLabel: string
  decreaseLabel: string
  value: number
  culture: Culture
  moves: QuantityMoves
  isBusy?: boolean
  onChange: (quantity: number) => void
  /** Called after Enter has left the field. */
  onEnter?: () => void
}

/** A quantity between its two buttons; typing takes digits of three scripts. */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    label,
    increaseLabel,
    decreaseLabel,
    culture,
    moves,
    value,
    isBusy = false,
    onChange,
    onEnter,
  } = props
  const draft = useDraft({ value, moves, isBusy, onChange, onEnter })
  const canIncrease = moves.plus(draft.current) > draft.current
  const canDecrease = moves.minus(draft.current) < draft.current
  const increase = (
    <button
      key="increase"
      type="button"
      className={styles.button}
      aria-label={increaseLabel}
      aria-disabled={isBusy || !canIncrease || undefined}
      onClick={() => !isBusy && canIncrease && draft.plus()}
    >
      <Icon name="plus" />
    </button>
  )
  const decrease = (
    <button
      key="decrease"
      type="button"
      className={styles.button}
      aria-label={decreaseLabel}
      aria-disabled={isBusy || !canDecrease || undefined}
      onClick={() => !isBusy && canDecrease && draft.minus()}
    >
      <Icon name="minus" />
    </button>
  )
  // More lies at the right for readers of both directions.
  const [first, last] = directionOf(culture) === 'rtl' ? [increase, decrease] : [decrease, increase]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row in every browser.
    <div className={styles.stepper} role="group" aria-label={label} aria-busy={isBusy}>
      {first}
      <input
        className={styles.field}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={toCultureDigits(draft.shown, culture)}
        readOnly={isBusy}
        aria-disabled={isBusy || undefined}
        onChange={(event) => draft.type(event.target.value)}
        onKeyDown={draft.onKeyDown}
        onBlur={draft.leave}
      />
      {last}
    </div>
  )
}
