'use client'

import {
  type Collapsible as Block,
  COLLAPSIBLE_HEIGHT_PX,
  COLLAPSIBLE_SET_AFTER_MS,
  COLLAPSIBLE_SLACK_PX,
  LIBRARY_DEFAULTS,
  shownHeightPx,
  startCollapsible,
  toggleCollapsible,
} from '@rasteh/shop-core/shell'
import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './collapsible.module.css'

type CollapsibleProps = {
  /** How much of it is shown at first; without it the shop's own height. */
  heightPx?: number | undefined
  showMore: string
  showLess: string
  children: ReactNode
}

/**
 * A long text of which the beginning is shown. It is measured late, when its pictures are there; until then it takes
 * no more room than afterwards, so the page does not jump. Without scripts all of it is there.
 */
export function Collapsible({ heightPx, showMore, showLess, children }: CollapsibleProps) {
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  const [block, setBlock] = useState<Block | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      setBlock(startCollapsible(content.current?.scrollHeight ?? 0, heightPx))
    }, COLLAPSIBLE_SET_AFTER_MS)
    return () => clearTimeout(timer)
  }, [heightPx])
  const isOpen = block?.state === 'full'
  return (
    <div className={styles.collapsible} style={PACE} data-height={heightPx}>
      <div
        id={id}
        ref={content}
        className={styles.content}
        data-state={stateOf(block)}
        style={{ '--shown-px': `${heightToShow(block, heightPx)}px` } as CSSProperties}
      >
        {children}
      </div>
      {block?.hasToggle && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() =>
            setBlock(toggleCollapsible({ ...block, contentPx: content.current?.scrollHeight ?? 0 }))
          }
        >
          {isOpen ? showLess : showMore}
        </button>
      )}
    </div>
  )
}

const PACE = { '--collapse-ms': `${LIBRARY_DEFAULTS.collapseTransitionMs}ms` } as CSSProperties

function stateOf(block: Block | null): 'unset' | 'whole' | 'default' | 'full' {
  if (!block) return 'unset'
  return block.hasToggle ? block.state : 'whole'
}

function heightToShow(block: Block | null, heightPx: number | undefined): number {
  if (block) return shownHeightPx(block)
  return (heightPx ?? COLLAPSIBLE_HEIGHT_PX) + COLLAPSIBLE_SLACK_PX
}
