'use client'

import { ANCHOR_SCROLL_MS, activeBullet, LIBRARY_DEFAULTS } from '@rasteh/shop-core/shell'
import { type CSSProperties, type MouseEvent, useEffect, useState } from 'react'
import { Link } from '../link/link.tsx'
import { scrollOver, topOfElement } from '../scroll/scroll-over.ts'
import { watchScroll } from '../scroll/watch-scroll.ts'
import styles from './bullets.module.css'

/** A section of the page: the id of its element and what it is called. */
export type Bullet = { anchor: string; title: string }

type BulletsProps = { label: string; bullets: readonly Bullet[] }

/** Small links beside a long page, one for each section; the one being read is marked. */
export function Bullets({ label, bullets }: BulletsProps) {
  const [active, setActive] = useState(bullets[0]?.anchor)
  useEffect(() => watchScroll((scrollPx) => setActive(sectionAt(bullets, scrollPx))), [bullets])
  return (
    <nav className={styles.bullets} aria-label={label} style={PACE}>
      <ul className={styles.list}>
        {bullets.map(({ anchor, title }) => (
          <li key={anchor}>
            <Link
              className={styles.bullet}
              href={`#${anchor}`}
              aria-current={anchor === active ? 'location' : undefined}
              onClick={(event) => goTo(event, anchor)}
            >
              <span className={styles.title}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const PACE = { '--tooltip-ms': `${LIBRARY_DEFAULTS.tooltipTransitionMs}ms` } as CSSProperties

/** The last pixel of a scroll is lost where the section's top is between two pixels. */
const ROUNDING_PX = 2

function sectionAt(bullets: readonly Bullet[], scrollPx: number): string | undefined {
  const sections = bullets.flatMap(({ anchor }) => {
    const element = document.getElementById(anchor)
    return element ? [{ id: anchor, topPx: topOfElement(element) - ROUNDING_PX }] : []
  })
  return activeBullet(sections, scrollPx)
}

async function goTo(event: MouseEvent, anchor: string): Promise<void> {
  const section = document.getElementById(anchor)
  if (!section || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  await scrollOver(() => topOfElement(section), ANCHOR_SCROLL_MS)
  // Written without a jump, so that the URL can be shared and the way back leads here.
  history.pushState(null, '', `#${anchor}`)
  section.setAttribute('tabindex', '-1')
  section.focus({ preventScroll: true })
}
