'use client'

import { Button } from '@rasteh/ui/button'
import { useId } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './upload-progress.module.css'

type UploadProgressProps = { percent: number; name: string; onCancel: () => void }

/** How much of a file is sent, and a button that stops it. When all is sent the shop still looks at it. */
export function UploadProgress({ percent, name, onCancel }: UploadProgressProps) {
  const { say } = usePageSettings()
  const id = useId()
  return (
    <div className={styles.upload}>
      <bdi className={styles.name}>{name}</bdi>
      <progress className={styles.bar} max={100} value={percent} aria-labelledby={id} />
      <span className={styles.percent} id={id}>
        {say('UploadProgress', { percent })}
      </span>
      <Button kind="quiet" onPress={onCancel}>
        {say('UploadCancel')}
      </Button>
    </div>
  )
}
