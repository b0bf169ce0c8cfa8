'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { LinkButton } from '@rasteh/ui/link-button'
import { type MouseEvent, useState } from 'react'
import { usePageSettings } from '../../site/islands/page-settings.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import styles from './feedback-opener.module.css'

/** Opens the feedback form where it stands; without scripts it leads to its page. */
export function FeedbackOpener() {
  const { say } = usePageSettings()
  const [isOpen, setOpen] = useState(false)
  function open(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  if (isOpen)
    return (
      <div className={styles.form}>
        <FeedbackForm />
      </div>
    )
  return (
    <LinkButton href={PAGE_PATHS.feedback} onClick={open}>
      {say('FeedbackSend')}
    </LinkButton>
  )
}
