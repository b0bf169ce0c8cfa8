'use client'

import { autosaveTexts as texts } from '@rasteh/messages/dashboard'
import { formatTime } from '@rasteh/persian-text/jalali'
import styles from './autosave.module.css'
import { sayAutosaveRefusal } from './say-refusal.ts'
import { useAutosave } from './use-autosave.ts'

/** Beside the buttons of a form: that it was saved by itself and when, or why not. Heard once a minute at most. */
export function AutosaveStatus() {
  const state = useAutosave()
  return (
    <div className={styles.status} aria-busy={state.phase === 'saving'}>
      <p className={styles.saved} role="status">
        {state.phase === 'saved' && texts.saved.replace('{time}', formatTime(state.at, 'fa-IR'))}
      </p>
      {state.phase === 'saving' && <p className={styles.saved}>{texts.saving}</p>}
      <p className={styles.refused} role="alert">
        {state.phase === 'refused' && sayAutosaveRefusal(state.refusal)}
      </p>
    </div>
  )
}
