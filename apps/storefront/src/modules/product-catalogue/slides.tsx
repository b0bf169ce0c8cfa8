'use client'

import type { ProductItem } from '@rasteh/contracts/catalogue'
import { CATALOGUE_CYCLE_MS, startCatalogue, stepCatalogue } from '@rasteh/shop-core/catalogue'
import { useAutoplay } from '@rasteh/ui/autoplay'
import { Icon } from '@rasteh/ui/icon'
import { Picture } from '@rasteh/ui/picture'
import { useReducer } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './slides.module.css'
import { Spotlight } from './spotlight.tsx'

type SlidesProps = { title: string; items: readonly ProductItem[]; moves: boolean; renderedAtMs: number }

/** Products shown large, one after the other. A press on a key shows its slide and ends the turning. */
export function Slides({ title, items, moves, renderedAtMs }: SlidesProps) {
  const { say } = usePageSettings()
  const [cycle, happen] = useReducer(stepCatalogue, items.length, (count) => startCatalogue(0, count))
  const { isPlaying, hold } = useAutoplay(cycle.isCycling && moves, CATALOGUE_CYCLE_MS, () =>
    happen({ kind: 'interval-passed' }),
  )
  const togglePlay = () =>
    happen(
      cycle.isCycling
        ? { kind: 'key-clicked', slide: cycle.slide }
        : { kind: 'tab-chosen', tab: cycle.tab, slideCount: cycle.slideCount },
    )
  return (
    <section className={styles.slides} aria-label={say('CatalogueSlides', { title })} {...hold}>
      <div className={styles.stage} aria-live={isPlaying ? 'off' : 'polite'}>
        {items.map((item, index) => (
          <div
            key={item.productId}
            className={styles.slide}
            data-current={index === cycle.slide}
            inert={index !== cycle.slide}
          >
            <Spotlight item={item} renderedAtMs={renderedAtMs} />
          </div>
        ))}
      </div>
      <ul className={styles.keys}>
        {items.map(({ productId, picture, title: name }, index) => (
          <li key={productId}>
            <button
              type="button"
              className={styles.key}
              aria-label={`${say('SlideGoTo', { index: index + 1 })}: ${name}`}
              aria-current={index === cycle.slide}
              onClick={() => happen({ kind: 'key-clicked', slide: index })}
            >
              <Picture picture={picture === null ? null : { src: picture }} alt="" sizes="72px" />
            </button>
          </li>
        ))}
        {moves && (
          <li>
            <button
              type="button"
              className={styles.play}
              aria-label={say(isPlaying ? 'SlidesPause' : 'SlidesPlay')}
              onClick={togglePlay}
            >
              <Icon name={isPlaying ? 'pause' : 'play'} />
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}
