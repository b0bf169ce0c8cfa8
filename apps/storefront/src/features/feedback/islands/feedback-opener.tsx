'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { LinkButton } from '@rasteh/ui/link-button'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { island } from '#island'
import { loadPart } from '#page/islands/load-part.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './feedback-opener.module.css'

/** Opens the feedback form where it is, whose script comes with the press; without scripts it leads to its page. */
export function FeedbackOpener() {
  const { say } = usePageSettings()
  const [Form, setForm] = useState<ComponentType | null>(null)
  async function bring(): Promise<void> {
    const part = await loadPart(
      () => import('./feedback-form.tsx'),
      () => void bring(),
    )
    if (part) setForm(() => part.FeedbackForm)
  }
  function open(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void bring()
  }
  if (Form)
    return (
      <div className={styles.form}>
        <Form />
      </div>
    )
  return (
    <LinkButton href={PAGE_PATHS.feedback} onClick={open}>
      {say('FeedbackSend')}
    </LinkButton>
  )
}

export default island('feedback/feedback-opener', FeedbackOpener, 'idle')
