'use client'

import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { LinkButton } from '@rasteh/ui/link-button'
import type { MouseEvent } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './comments.module.css'
import type { More } from './use-more.ts'

type MoreButtonProps = {
  more: More
  label: string
  /** Where the same is read without scripts, by the place that it begins at. */
  urlOf?: (next: string) => string
}

/** Asks for what comes next, while there is more; says so when it did not come. */
export function MoreButton({ more, label, urlOf }: MoreButtonProps) {
  const { say } = usePageSettings()
  if (more.next === null) return null
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void more.load()
  }
  return (
    <div className={styles.more} aria-busy={more.phase === 'loading'}>
      {more.phase === 'failed' && <FormAlert tone="refused">{say('CommentListFailed')}</FormAlert>}
      {urlOf ? (
        <LinkButton kind="secondary" href={urlOf(more.next)} onClick={press}>
          {more.phase === 'loading' ? say('Loading') : label}
        </LinkButton>
      ) : (
        <Button kind="secondary" isBusy={more.phase === 'loading'} onPress={() => void more.load()}>
          {label}
        </Button>
      )}
    </div>
  )
}
