'use client'

import { Icon } from '@rasteh/ui/icon'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './category-chip.module.css'

type CategoryChipProps = { id: string; title: string; onLeave: () => void }

/** Says in which category the box searches, and leads out of it. */
export function CategoryChip({ id, title, onLeave }: CategoryChipProps) {
  const { say } = usePageSettings()
  return (
    <span className={styles.chip}>
      <span className={styles.title} id={id} title={title}>
        {say('SearchInCategory', { title })}
      </span>
      <button
        type="button"
        className={styles.leave}
        aria-label={say('SearchEverywhere')}
        title={say('SearchEverywhere')}
        onClick={onLeave}
      >
        <Icon name="close" />
      </button>
    </span>
  )
}
