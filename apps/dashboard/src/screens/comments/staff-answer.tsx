'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { commentTexts } from '@rasteh/messages/dashboard'
import { type ReactNode, useState } from 'react'
import screen from '#components/screen.module.css'
import styles from './comments.module.css'
import { saveComment } from './save-comment.ts'

/** The shop's answer, written on the form of the comment that it answers; no part of that form. */
export function StaffAnswer({ children }: { children: ReactNode }) {
  const { id } = useDocumentInfo()
  const [text, setText] = useState('')
  const [phase, setPhase] = useState<'open' | 'saving' | 'saved' | 'failed'>('open')
  if (id === undefined) return null

  async function send(): Promise<void> {
    if (phase === 'saving' || text.trim() === '') return
    setPhase('saving')
    const isSaved = await saveComment('POST', 'comments', { text, parent: id, status: 'published' })
    setPhase(isSaved ? 'saved' : 'failed')
    if (isSaved) setText('')
  }

  return (
    <section className={screen.card} aria-label={commentTexts.answer}>
      {children}
      <label className={screen.field}>
        <span className={screen.label}>{commentTexts.answer}</span>
        <textarea
          className={styles.answer}
          dir="auto"
          rows={4}
          maxLength={5000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p className={screen.hint} role="status">
        {phase === 'saved'
          ? commentTexts.answered
          : phase === 'failed'
            ? commentTexts.failed
            : commentTexts.hint}
      </p>
      <div>
        <button
          type="button"
          className={styles.decide}
          aria-busy={phase === 'saving'}
          onClick={() => void send()}
        >
          {commentTexts.send}
        </button>
      </div>
    </section>
  )
}
