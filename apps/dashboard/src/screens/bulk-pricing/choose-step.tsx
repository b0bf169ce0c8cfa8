'use client'

import { bulkPricingTexts } from '@rasteh/messages/dashboard'
import type { PriceForm } from '@rasteh/shop-core/bulk-pricing'
import { ChoiceGroup } from '#components/choice-group.tsx'
import styles from '#components/screen.module.css'

const texts = bulkPricingTexts.choose
const SELECTIONS = (['category', 'brand', 'list'] as const).map((value) => ({ value, label: texts[value] }))

/** Categories in the order of their tree, each with its depth. */
export type CategoryOption = { id: number; title: string; depth: number }
type ChooseStepProps = {
  form: PriceForm
  categories: CategoryOption[]
  brands: string[]
  onEdit: (part: Partial<PriceForm>) => void
}

export function ChooseStep({ form, categories, brands, onEdit }: ChooseStepProps) {
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{bulkPricingTexts.steps.choose}</h2>
      <ChoiceGroup
        label={bulkPricingTexts.steps.choose}
        isLabelHidden
        name="choose"
        value={form.choose}
        options={SELECTIONS}
        onChange={(choose) => onEdit({ choose })}
      />
      {form.choose === 'category' && (
        <label className={styles.field}>
          <span className={styles.label}>{texts.categoryLabel}</span>
          <select
            className={styles.input}
            value={form.categoryId}
            onChange={({ target }) => onEdit({ categoryId: target.value })}
          >
            <option value="">{texts.none}</option>
            {categories.map(({ id, title, depth }) => (
              <option key={id} value={id}>
                {'\u2003'.repeat(depth) + title}
              </option>
            ))}
          </select>
          <span className={styles.hint}>{texts.categoryHint}</span>
        </label>
      )}
      {form.choose === 'brand' && (
        <label className={styles.field}>
          <span className={styles.label}>{texts.brandLabel}</span>
          <select
            className={styles.input}
            value={form.brand}
            onChange={({ target }) => onEdit({ brand: target.value })}
          >
            <option value="">{texts.none}</option>
            {brands.map((brand) => (
              <option key={brand}>{brand}</option>
            ))}
          </select>
        </label>
      )}
      {form.choose === 'list' && (
        <label className={styles.field}>
          <span className={styles.label}>{texts.listLabel}</span>
          <textarea
            className={styles.area}
            dir="ltr"
            rows={5}
            spellCheck={false}
            value={form.list}
            onChange={({ target }) => onEdit({ list: target.value })}
          />
          <span className={styles.hint}>{texts.listHint}</span>
        </label>
      )}
    </section>
  )
}
