'use client'

import { bulkPricingTexts } from '@rasteh/messages/dashboard'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { formatAmount } from '@rasteh/persian-text/money'
import { FilledText } from '#components/filled-text.tsx'
import styles from '#components/screen.module.css'
import { ChangeList } from './change-list.tsx'
import { type CategoryOption, ChooseStep } from './choose-step.tsx'
import { PreviewStep } from './preview-step.tsx'
import { RuleStep } from './rule-step.tsx'
import { type ChangeShown, type Refusal, useBulkPricing } from './use-bulk-pricing.ts'
import { WhenStep } from './when-step.tsx'

type BulkPricingProps = { categories: CategoryOption[]; brands: string[]; changes: ChangeShown[] }

/** Bulk pricing: which prices, what change, the preview, when; and below it the changes made before. */
export function BulkPricing({ categories, brands, changes }: BulkPricingProps) {
  const pricing = useBulkPricing(changes)
  const { form, preview, refusal, done, isWaiting } = pricing
  return (
    <div className={styles.stack}>
      <form
        className={styles.steps}
        onSubmit={(event) => {
          event.preventDefault()
          void pricing.show(1)
        }}
      >
        <ChooseStep form={form} categories={categories} brands={brands} onEdit={pricing.edit} />
        <RuleStep form={form} onEdit={pricing.edit} />
        <button type="submit" className={preview ? styles.quiet : styles.primary} disabled={isWaiting}>
          {bulkPricingTexts.preview.show}
        </button>
      </form>
      <div role="alert">{refusal && <p className={styles.refusal}>{sayRefusal(refusal)}</p>}</div>
      <div role="status">
        {isWaiting && <p className={styles.hint}>{bulkPricingTexts.waiting}</p>}
        {done && (
          <p className={styles.done}>
            <FilledText
              text={bulkPricingTexts.done[done.kind]}
              values={{
                count: formatAmount(done.change.rows - done.change.left - done.change.kept, 'fa-IR'),
                time: formatMoment(new Date(done.change.startsAt), 'fa-IR'),
              }}
            />
          </p>
        )}
      </div>
      {preview && <PreviewStep preview={preview} isWaiting={isWaiting} onPage={pricing.show} />}
      {preview && preview.changing > 0 && <WhenStep isWaiting={isWaiting} onMake={pricing.make} />}
      <ChangeList changes={pricing.changes} isWaiting={isWaiting} onEnd={pricing.end} />
    </div>
  )
}

const SENTENCES: Record<string, string> = {
  ...bulkPricingTexts.form,
  'time-passed': bulkPricingTexts.when['time-passed'],
  'time-too-far': bulkPricingTexts.when['time-too-far'],
  'too-many-rows': bulkPricingTexts.preview.tooMany,
  'prices-changed': bulkPricingTexts.changedSincePreview,
  'not-in-that-state': bulkPricingTexts.done.stale,
}

function sayRefusal({ kind, max }: Refusal) {
  const values = { max: max === undefined ? '' : formatAmount(max, 'fa-IR') }
  return <FilledText text={SENTENCES[kind] ?? bulkPricingTexts.failed} values={values} />
}
