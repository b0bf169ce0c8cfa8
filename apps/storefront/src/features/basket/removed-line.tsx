'use client'

import { Button } from '@rasteh/ui/button'
import { useEffect, useRef } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './removed-line.module.css'
import { basket } from './store/basket.ts'

/** Shown where a line was taken out, with the button that puts it back. */
export function RemovedLine({ title, isWaiting }: { title: string; isWaiting: boolean }) {
  const { say } = usePageSettings()
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone with its line; the focus would be lost with it.
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={place} className={styles.removed}>
      <p role="status">{say('LineRemoved', { title })}</p>
      <Button kind="secondary" isBusy={isWaiting} onPress={() => void basket.undoRemoval()}>
        {say('UndoRemoval')}
      </Button>
    </div>
  )
}
