'use client'

import { bulkPricingTexts } from '@rasteh/messages/dashboard'
import { useState } from 'react'
import styles from '#components/screen.module.css'
import type { ChangeShown } from './use-bulk-pricing.ts'

const texts = bulkPricingTexts.list
const ENDINGS = {
  applied: { how: 'undo', ask: texts.undo, confirm: texts.confirmUndo },
  scheduled: { how: 'cancel', ask: texts.cancel, confirm: texts.confirmCancel },
} as const

type EndChangeProps = {
  change: ChangeShown
  isWaiting: boolean
  onEnd: (how: 'undo' | 'cancel', id: string) => void
}

/** Undo of a change that was applied, cancel of one that waits; each asks once more. */
export function EndChange({ change, isWaiting, onEnd }: EndChangeProps) {
  const [isAsking, setAsking] = useState(false)
  const { state, id } = change
  if (state !== 'applied' && state !== 'scheduled') return null
  const { how, ask, confirm } = ENDINGS[state]
  if (!isAsking)
    return (
      <button type="button" className={styles.quiet} disabled={isWaiting} onClick={() => setAsking(true)}>
        {ask}
      </button>
    )
  return (
    <span className={styles.buttons}>
      <button
        type="button"
        className={styles.danger}
        disabled={isWaiting}
        onClick={() => {
          setAsking(false)
          onEnd(how, id)
        }}
      >
        {confirm}
      </button>
      <button type="button" className={styles.quiet} onClick={() => setAsking(false)}>
        {texts.keep}
      </button>
    </span>
  )
}
