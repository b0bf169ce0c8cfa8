'use client'

import { priceDeskTexts } from '@rasteh/messages/dashboard'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { formatAmount } from '@rasteh/persian-text/money'
import styles from '../desk.module.css'
import { FilledText } from '../filled-text.tsx'
import { ChangeList } from './change-list.tsx'
import { type CategoryOption, ChooseStep } from './choose-step.tsx'
import { PreviewStep } from './preview-step.tsx'
import { RuleStep } from './rule-step.tsx'
import { type ChangeShown, type Refusal, usePriceDesk } from './use-price-desk.ts'
import { WhenStep } from './when-step.tsx'

type DeskProps = { categories: CategoryOption[]; brands: string[]; changes: ChangeShown[] }

/** The price desk: which, what, the preview, when; and below it all that was done here before. */
export function Desk({ categories, brands, changes }: DeskProps) {
  const desk = usePriceDesk(changes)
  const { form, preview, refusal, done, isWaiting } = desk
  return (
    <div className={styles.desk}>
      <form
        className={styles.steps}
        onSubmit={(event) => {
          event.preventDefault()
          void desk.show(1)
        }}
      >
        <ChooseStep form={form} categories={categories} brands={brands} onEdit={desk.edit} />
        <RuleStep form={form} onEdit={desk.edit} />
        <button type="submit" className={preview ? styles.quiet : styles.primary} disabled={isWaiting}>
          {priceDeskTexts.preview.show}
        </button>
      </form>
      <div role="alert">{refusal && <p className={styles.refusal}>{sayRefusal(refusal)}</p>}</div>
      <div role="status">
        {isWaiting && <p className={styles.hint}>{priceDeskTexts.waiting}</p>}
        {done && (
          <p className={styles.done}>
            <FilledText
              text={priceDeskTexts.done[done.kind]}
              values={{
                count: formatAmount(done.change.rows - done.change.left - done.change.kept, 'fa-IR'),
                time: formatMoment(new Date(done.change.startsAt), 'fa-IR'),
              }}
            />
          </p>
        )}
      </div>
      {preview && <PreviewStep preview={preview} isWaiting={isWaiting} onPage={desk.show} />}
      {preview && preview.changing > 0 && <WhenStep isWaiting={isWaiting} onMake={desk.make} />}
      <ChangeList changes={desk.changes} isWaiting={isWaiting} onEnd={desk.end} />
    </div>
  )
}

const SENTENCES: Record<string, string> = {
  ...priceDeskTexts.form,
  'time-passed': priceDeskTexts.when['time-passed'],
  'time-too-far': priceDeskTexts.when['time-too-far'],
  'too-many-rows': priceDeskTexts.preview.tooMany,
  'prices-changed': priceDeskTexts.changedSincePreview,
  'not-in-that-state': priceDeskTexts.done.stale,
}

function sayRefusal({ kind, max }: Refusal) {
  const values = { max: max === undefined ? '' : formatAmount(max, 'fa-IR') }
  return <FilledText text={SENTENCES[kind] ?? priceDeskTexts.failed} values={values} />
}
