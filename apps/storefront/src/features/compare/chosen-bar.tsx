'use client'

import type { CompareGroup } from '@rasteh/shop-core/compare'
import { Button } from '@rasteh/ui/button'
import { keepClear } from '@rasteh/ui/floating'
import { Icon } from '@rasteh/ui/icon'
import { Picture } from '@rasteh/ui/picture'
import { type PageSay, usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './chosen-bar.module.css'
import { compare } from './compare.ts'
import { openComparison } from './compare-lightbox.ts'

type ChosenBarProps = {
  group: CompareGroup
  /** Of the other groups that this page shows. */
  others: readonly CompareGroup[]
}

/** The products of a group that were chosen: opens the comparison, or clears the choice. */
export function ChosenBar({ group, others }: ChosenBarProps) {
  const { say } = usePageSettings()
  return (
    <section ref={keepClear} className={styles.bar} aria-label={say('CompareList')}>
      <Chosen group={group} say={say} />
      <div className={styles.acts}>
        <Button kind="quiet" onPress={() => clearAndReload(group.groupId)}>
          <Icon name="remove" />
          {say('CompareDeleteAll')}
        </Button>
        <Button onPress={() => openComparison([group, ...others], say)}>
          <Icon name="compare" />
          {say('CompareOpen', { count: group.products.length })}
        </Button>
      </div>
    </section>
  )
}

function Chosen({ group, say }: { group: CompareGroup; say: PageSay }) {
  return (
    <ul className={styles.chosen}>
      {group.products.map(({ productId, title, picture }) => (
        <li key={productId} className={styles.product}>
          <div className={styles.picture}>
            <Picture picture={picture ? { src: picture } : null} alt="" sizes="56px" />
          </div>
          <button
            type="button"
            className={styles.remove}
            aria-label={say('CompareRemove', { title })}
            onClick={() => compare.remove(group.groupId, productId)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}

function clearAndReload(groupId: number): void {
  compare.clear(groupId)
  location.reload()
}
