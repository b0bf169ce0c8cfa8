'use client'

import { commentTexts, dashboardLabels } from '@rasteh/messages/dashboard'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import styles from './comments.module.css'
import { saveComment } from './save-comment.ts'

type Status = 'pending' | 'published' | 'rejected'

const labels = dashboardLabels.comments.options.status

/** A list's column: what was decided of a comment, and the two decisions, each one press away. */
export function CommentStatusCell({ cellData, rowData }: Partial<DefaultCellComponentProps>) {
  const [status, setStatus] = useState<Status>(cellData ?? 'pending')
  const [phase, setPhase] = useState<'idle' | 'saving' | 'failed'>('idle')
  // A form draws every part of a field, this one too, and has no row.
  if (!rowData) return null

  async function decide(wanted: Status): Promise<void> {
    if (phase === 'saving') return
    setPhase('saving')
    const isSaved = await saveComment('PATCH', `comments/${rowData?.id}`, { status: wanted })
    setPhase(isSaved ? 'idle' : 'failed')
    if (isSaved) setStatus(wanted)
  }

  const button = (wanted: Status, label: string) =>
    status !== wanted && (
      <button type="button" className={styles.decide} onClick={() => void decide(wanted)}>
        {label}
      </button>
    )
  return (
    <div className={styles.status} aria-busy={phase === 'saving'}>
      <span className={styles[status]} role="status">
        {phase === 'failed' ? commentTexts.failed : labels[status]}
      </span>
      {button('published', commentTexts.publish)}
      {button('rejected', commentTexts.reject)}
    </div>
  )
}
