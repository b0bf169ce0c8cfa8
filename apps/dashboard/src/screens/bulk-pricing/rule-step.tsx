'use client'

import { toAllowedText } from '@rasteh/form-rules/keys'
import { bulkPricingTexts } from '@rasteh/messages/dashboard'
import { formatMoney, PRICE_UNIT_TITLES } from '@rasteh/persian-text/money'
import {
  type PriceForm,
  type PriceMove,
  ROUNDING_STEPS_RIAL,
  roundingStep,
} from '@rasteh/shop-core/bulk-pricing'
import { ChoiceGroup } from '#components/choice-group.tsx'
import { FilledText } from '#components/filled-text.tsx'
import styles from '#components/screen.module.css'
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
          onChange={(move) => onEdit({ move })}
        />
        <label className={styles.field}>
          <span className={styles.label}>
            {form.move === 'percent' ? (
              texts.percentLabel
            ) : (
              <FilledText text={texts.amountLabel} values={{ unit: PRICE_UNIT_TITLES[unit]['fa-IR'] }} />
            )}
          </span>
          <input
            className={styles.input}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            value={form.value}
            onChange={({ target }) => onEdit({ value: toAllowedText('decimal', target.value) })}
          />
        </label>
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
