'use client'

import { useDocumentInfo, useFormModified, useFormProcessing } from '@payloadcms/ui'
import { reviewTexts as texts } from '@rasteh/messages/dashboard'
import { REVIEW_NOTE_MAX, WAITING_STATE } from '@rasteh/shop-core/reviews'
import { useId, useState } from 'react'
import screen from '#components/screen.module.css'
import { callEndpoint } from '#endpoints/call-endpoint.ts'
import { PanelButtons, type PanelStep } from './panel-buttons.tsx'
import { ReviewHistory } from './review-history.tsx'
import { compareUrl } from './review-urls.ts'
import styles from './reviews.module.css'
import { sayRefusal } from './say-refusal.ts'
import { StatePill } from './state-pill.tsx'
import { useReview } from './use-review.ts'

/** On the form of a page or a news item: where it is on its way to the site, the next step, and what was said. */
export function ReviewPanel() {
  const { id, collectionSlug = '', versionCount, savedDocumentData } = useDocumentInfo()
  const isModified = useFormModified()
  // A form that is being saved is unmodified for a moment before it names the version that it was saved as.
  const isSaving = useFormProcessing()
  const heading = useId()
  const { review, reload } = useReview(collectionSlug, id, `${versionCount} ${savedDocumentData?.updatedAt}`)
  const [note, setNote] = useState('')
  const [phase, setPhase] = useState<'open' | 'sending' | PanelStep>('open')
  const [refusal, setRefusal] = useState<string | null>(null)
  // What is before the person's eyes is the form: a version that is newer has to be looked at first, and after a save of
  // the person's own the panel waits until it knows that version.
  const aheadMs = Date.parse(review?.savedAt ?? '') - Date.parse(String(savedDocumentData?.updatedAt))
  const isStale = aheadMs > 0
  if (id === undefined || !review) return <p className={screen.hint}>{id === undefined && texts.saveFirst}</p>

  async function take(step: PanelStep): Promise<void> {
    if (!review) return
    setPhase('sending')
    setRefusal(null)
    const { versionId } = review
    const body = { kind: collectionSlug, id: Number(id), versionId, note }
    const answer = await callEndpoint(`reviews/${step}`, body)
    setPhase(answer.ok ? step : 'open')
    // The form around it is of the draft: what is published now is another document.
    if (answer.ok && step === 'approve') return window.location.reload()
    if (answer.ok) setNote('')
    else setRefusal(sayRefusal(answer.refusal))
    await reload()
  }

  return (
    <section className={styles.panel} aria-labelledby={heading} aria-busy={phase === 'sending'}>
      <h2 className={styles.heading} id={heading}>
        {texts.panel} <StatePill state={review.state} />
      </h2>
      {review.state === WAITING_STATE && review.isChanged && (
        <p className={styles.changed}>{texts.changed}</p>
      )}
      {review.mayPublish && review.state === WAITING_STATE && (
        <a className={styles.link} href={compareUrl(collectionSlug, Number(id), review.versionId)}>
          {texts.compare}
        </a>
      )}
      {review.mayWrite && (
        <>
          <label className={screen.field}>
            <span className={screen.label}>{texts.note}</span>
            <textarea
              className={screen.area}
              dir="auto"
              rows={3}
              maxLength={REVIEW_NOTE_MAX}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </label>
          {isModified && <p className={screen.hint}>{texts.unsaved}</p>}
          {isStale && <p className={styles.changed}>{texts.stale}</p>}
          <PanelButtons
            review={review}
            isClosed={phase === 'sending'}
            isBehind={isModified || isSaving || isStale || aheadMs < 0}
            hasNote={note.trim() !== ''}
            onTake={(step) => void take(step)}
          />
        </>
      )}
      <div role="status">
        {phase !== 'open' && phase !== 'sending' && <p className={screen.done}>{texts.done[phase]}</p>}
      </div>
      <div role="alert">{refusal && <p className={screen.refusal}>{refusal}</p>}</div>
      <ReviewHistory events={review.events} />
    </section>
  )
}
