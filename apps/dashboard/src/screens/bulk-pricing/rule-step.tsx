'use client'

import { toAllowedText } from '@rasteh/form-rules/keys'
import { bulkPricingTexts } from '@rasteh/messages/dashboard'
import { formatMoney } from '@rasteh/persian-text/money'
import {
  type PriceForm,
  type PriceMove,
  ROUNDING_STEPS_RIAL,
  roundingStep,
} from '@rasteh/shop-core/bulk-pricing'
import { readMoney } from '@rasteh/shop-core/money'
import { ChoiceGroup } from '#components/choice-group.tsx'
import styles from '#components/screen.module.css'
import { LabelledAmount } from '#fields/labelled-amount.tsx'
import { usePriceUnit } from '#fields/price-unit.tsx'

const texts = bulkPricingTexts.rule
const DIRECTIONS = (['up', 'down'] as const).map((value) => ({ value, label: texts[value] }))
const MOVES = (['percent', 'amount'] as const satisfies PriceMove['kind'][]).map((value) => ({
  value,
  label: texts[value],
}))
const ROUNDING_METHODS = (['nearest', 'up', 'down'] as const).map((value) => ({
  value,
  label: texts.rounding[value],
}))

type RuleStepProps = { form: PriceForm; onEdit: (part: Partial<PriceForm>) => void }

export function RuleStep({ form, onEdit }: RuleStepProps) {
  const unit = usePriceUnit()
  const steps = ROUNDING_STEPS_RIAL.filter((step) => roundingStep({ roundToRial: step }, unit) === step)
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{bulkPricingTexts.steps.rule}</h2>
      <div className={styles.row}>
        <ChoiceGroup
          label={texts.direction}
          name="direction"
          value={form.direction}
          options={DIRECTIONS}
          onChange={(direction) => onEdit({ direction })}
        />
        <ChoiceGroup
          label={texts.move}
          name="move"
          value={form.move}
          options={MOVES}
          // What was typed as a share is no amount, and the other way about.
          onChange={(move) => onEdit({ move, value: '' })}
        />
        {form.move === 'amount' ? (
          <AmountOfMove value={form.value} onEdit={onEdit} />
        ) : (
          <label className={styles.field}>
            <span className={styles.label}>{texts.percentLabel}</span>
            <input
              className={styles.input}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              value={form.value}
              onChange={({ target }) => onEdit({ value: toAllowedText('decimal', target.value) })}
            />
          </label>
        )}
      </div>
      <div className={styles.row}>
        <label className={styles.field}>
          <span className={styles.label}>{texts.roundToLabel}</span>
          <select
            className={styles.input}
            value={form.roundTo}
            onChange={({ target }) => onEdit({ roundTo: target.value })}
          >
            {steps.map((step) => (
              <option key={step} value={step}>
                {formatMoney(step, { culture: 'fa-IR', unit })}
              </option>
            ))}
          </select>
        </label>
        <ChoiceGroup
          label={texts.roundingLabel}
          name="rounding"
          value={form.roundingWay}
          options={ROUNDING_METHODS}
          onChange={(roundingWay) => onEdit({ roundingWay })}
        />
      </div>
      {form.direction === 'down' && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={form.keepOldPrice}
            onChange={({ target }) => onEdit({ keepOldPrice: target.checked })}
          />
          <span>{texts.keepOldPrice}</span>
        </label>
      )}
    </section>
  )
}

/** The form holds the amount as text, with the unit that it was typed in. */
function AmountOfMove({ value, onEdit }: { value: string; onEdit: RuleStepProps['onEdit'] }) {
  const unit = usePriceUnit()
  const read = readMoney(value, unit)
  return (
    <LabelledAmount
      label={texts.amountLabel}
      value={read.ok ? read.value : null}
      onChange={(rials) =>
        onEdit({ value: rials === null ? '' : formatMoney(rials, { culture: 'fa-IR', unit }) })
      }
      onUnread={(text) => text !== null && onEdit({ value: text })}
    />
  )
}
