'use client'

import type { WidthStep } from '@rasteh/shop-core/catalogue'
import { LIBRARY_DEFAULTS } from '@rasteh/shop-core/shell'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { useAutoplay } from '../autoplay/use-autoplay.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './carousel.module.css'
import { slideWidth } from './slide-width.ts'
import { type CarouselMotion, useCarousel } from './use-carousel.ts'

export type CarouselLabels = {
  previous: string
  next: string
  pause: string
  play: string
  position: (index: number, total: number) => string
}

type CarouselProps = CarouselMotion & {
  label: string
  slides: readonly { key: string | number; content: ReactNode }[]
  /** How many slides are seen in a window of which width. */
  steps: readonly WidthStep[]
  /** How long it rests before it moves by itself; null where it does not. */
  autoplayMs?: number | null
  labels: CarouselLabels
}

/** A row of things to look through. Without scripts it is a row to be scrolled. */
export function Carousel({
  label,
  slides,
  steps,
  autoplayMs = LIBRARY_DEFAULTS.carouselIntervalMs,
  labels,
  ...motion
}: CarouselProps) {
  const carousel = useCarousel(motion)
  const [isWanted, setWanted] = useState(autoplayMs !== null)
  const { isPlaying, hold } = useAutoplay(isWanted && carousel.isReady, autoplayMs ?? 0, carousel.next)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset gathers fields, and these are pictures.
    <div
      ref={carousel.place}
      className={styles.carousel}
      role="group"
      aria-label={label}
      style={widthOf(steps)}
      {...hold}
    >
      <div className={styles.viewport} ref={carousel.viewport} data-ready={carousel.isReady}>
        <ul className={styles.track}>
          {slides.map(({ key, content }) => (
            <li key={key} className={styles.slide}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        {carousel.isReady && carousel.canMove && (
          <>
            {autoplayMs !== null && (
              <Control
                icon={isPlaying ? 'pause' : 'play'}
                label={isPlaying ? labels.pause : labels.play}
                onPress={() => setWanted(!isPlaying)}
              />
            )}
            <Control icon="chevron" isBack label={labels.previous} onPress={carousel.previous} />
            <Control icon="chevron" label={labels.next} onPress={carousel.next} />
          </>
        )}
      </div>
      <VisuallyHidden>
        <span aria-live={isPlaying ? 'off' : 'polite'}>
          {labels.position(carousel.at + 1, slides.length)}
        </span>
      </VisuallyHidden>
    </div>
  )
}

const widthOf = (steps: readonly WidthStep[]) => ({ '--slide': slideWidth(steps) }) as CSSProperties

type ControlProps = {
  icon: 'pause' | 'play' | 'chevron'
  isBack?: boolean
  label: string
  onPress: () => void
}

function Control({ icon, isBack = false, label, onPress }: ControlProps) {
  return (
    <button
      type="button"
      className={isBack ? `${styles.control} ${styles.back}` : styles.control}
      aria-label={label}
      onClick={onPress}
    >
      <Icon name={icon} isMirrored={icon === 'chevron'} />
    </button>
  )
}
