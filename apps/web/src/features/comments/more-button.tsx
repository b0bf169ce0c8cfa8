'use client'

import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { usePageSettings } from '../../site/islands/page-settings.tsx'
import styles from './comments.module.css'
import type { More } from './use-more.ts'

/** Asks for what comes next, while there is more; says so when it did not come. */
export function MoreButton({ more, label }: { more: More; label: string }) {
  const { say } = usePageSettings()
  if (!more.hasMore) return null
  return (
    <div className={styles.more}>
      {more.phase === 'failed' && <FormAlert tone="refused">{say('CommentListFailed')}</FormAlert>}
      <Button kind="secondary" isBusy={more.phase === 'loading'} onPress={() => void more.load()}>
        {label}
      </Button>
    </div>
  )
}
