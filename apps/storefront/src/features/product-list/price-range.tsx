import { PRICE_UNIT_TITLES } from '@rasteh/persian-text/money'
import styles from './filters.module.css'
import type { FiltersProps } from './filters-props.ts'
import { FIELDS, toFieldText } from './list-choices.ts'

/** The lowest and the highest price; empty fields show those of what was found. */
export function PriceRange({ choices, facets, money, say }: FiltersProps) {
  const fields = [
    [FIELDS.from, say('FilterPriceFrom'), choices.priceFromRial, facets.priceRial?.lowest],
    [FIELDS.to, say('FilterPriceTo'), choices.priceToRial, facets.priceRial?.highest],
  ] as const
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{say('FilterPriceRange')}</legend>
      {fields.map(([name, label, rials, bound]) => (
        <label key={name} className={styles.price}>
          <span>{label}</span>
          <input
            className={styles.field}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={toFieldText(rials, money)}
            placeholder={toFieldText(bound ?? null, money)}
          />
          <span className={styles.unit}>{PRICE_UNIT_TITLES[money.unit][money.culture]}</span>
        </label>
      ))}
    </fieldset>
  )
}
