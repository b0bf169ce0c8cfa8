'use client'

import { Icon } from '@rasteh/ui/icon'
import { VisuallyHidden } from '@rasteh/ui/visually-hidden'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './file-preview.module.css'

type FilePreviewProps = { src: string; label: string; isDeleting: boolean; onDelete: () => void }

/** The picture that the field has, with a button that deletes it. Its URL is good for a minute and for this visitor only. */
export function FilePreview({ src, label, isDeleting, onDelete }: FilePreviewProps) {
  const { say } = usePageSettings()
  return (
    <figure className={styles.preview} aria-busy={isDeleting || undefined}>
      {/* Private, and never twice at one URL: nothing may resize or keep it. */}
      <img className={styles.picture} src={src} alt={`${say('UploadPreview')}: ${label}`} />
      <button
        type="button"
        className={styles.delete}
        aria-label={`${say('UploadDelete')}: ${label}`}
        aria-disabled={isDeleting || undefined}
        onClick={() => !isDeleting && onDelete()}
      >
        <Icon name="remove" />
      </button>
      <VisuallyHidden>
        <span role="status">{say('UploadDone')}</span>
      </VisuallyHidden>
    </figure>
  )
}
