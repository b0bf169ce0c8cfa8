'use client'

import { bulkPricingTexts } from '@rasteh/messages/dashboard'
import { useState } from 'react'
import { ChoiceGroup } from '#components/choice-group.tsx'
import styles from '#components/screen.module.css'
import { JalaliDateInput } from '#fields/jalali-date-input.tsx'

const texts = bulkPricingTexts.when
const TIMES = (['now', 'later'] as const).map((value) => ({ value, label: texts[value] }))

type WhenStepProps = { isWaiting: boolean; onMake: (startsAtMs: number | null) => void }

export function WhenStep({ isWaiting, onMake }: WhenStepProps) {
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [moment, setMoment] = useState<Date | null>(null)
  const isReady = when === 'now' || moment !== null
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{bulkPricingTexts.steps.when}</h2>
      <ChoiceGroup
        label={bulkPricingTexts.steps.when}
        isLabelHidden
        name="when"
        value={when}
        options={TIMES}
        onChange={setWhen}
      />
      {when === 'later' && (
        <div className={styles.field}>
          <span className={styles.label}>{texts.date}</span>
          <JalaliDateInput label={texts.date} value={moment} onChange={setMoment} />
          {!isReady && <span className={styles.hint}>{texts.needed}</span>}
        </div>
      )}
      <button
        type="button"
        className={styles.primary}
        disabled={isWaiting || !isReady}
        onClick={() => onMake(when === 'now' ? null : Number(moment))}
      >
        {when === 'now' ? texts.applyNow : texts.schedule}
      </button>
    </section>
  )
}
