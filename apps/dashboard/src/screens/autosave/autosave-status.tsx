'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { autosaveTexts as texts } from '@rasteh/messages/dashboard'
import { formatTime } from '@rasteh/persian-text/jalali'
import styles from './autosave.module.css'
import { sayAutosaveRefusal } from './say-refusal.ts'
import { useAutosave } from './use-autosave.ts'

/** Beside the buttons of a form: that it was saved by itself and when, or why not. Heard once a minute at most. */
export function AutosaveStatus() {
  const { id } = useDocumentInfo()
  const { isSaving, savedMs, refusal } = useAutosave()
  if (id === undefined) return null
  const isFirst = isSaving && savedMs === null && refusal === null
  return (
    <section className={styles.status} aria-label={texts.name} data-autosave>
      {isFirst && <p className={styles.saved}>{texts.saving}</p>}
      <p className={styles.saved} role="status">
        {savedMs !== null && texts.saved.replace('{time}', formatTime(savedMs, 'fa-IR'))}
      </p>
      <p className={styles.refused} role="alert" data-autosave-refusal={refusal?.kind}>
        {refusal && sayAutosaveRefusal(refusal)}
      </p>
    </section>
  )
}
