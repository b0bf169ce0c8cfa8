'use client'

import type { Direction } from '@rasteh/persian-text/culture'
import { SLIDER_DEFAULTS } from '@rasteh/shop-core/shell'
import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useReducedMotion } from '../autoplay/use-autoplay.ts'
import { useNear } from '../idle/use-near.ts'

export type CarouselWay = { direction: Direction; isEndless: boolean }

/**
 * Embla has no duration in time: it goes a part of the way left with each frame, the smaller the larger its figure.
 * With one of its units for this many milliseconds a slide has gone all but a fiftieth of its way in the time given.
 */
const STEP_MS = 29

/**
 * The carousel's own engine: what scrolls, where it stands and how it is moved. It measures every slide, so it starts
 * in an idle moment once somebody is near; until then the row can be scrolled as it is.
 */
export function useCarousel({ direction, isEndless }: CarouselWay) {
  const isStill = useReducedMotion()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const [viewport, embla] = useEmblaCarousel({
    direction,
    loop: isEndless,
    align: 'start',
    duration: SLIDER_DEFAULTS.speedMs / STEP_MS,
  })
  const subscribe = useCallback(
    (listener: () => void) => {
      embla?.on('select', listener).on('reInit', listener)
      return () => {
        embla?.off('select', listener).off('reInit', listener)
      }
    },
    [embla],
  )
  const at = useSyncExternalStore(
    subscribe,
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  )
  return {
    place,
    viewport: isNear ? viewport : null,
    at,
    isReady: embla !== undefined,
    canMove: embla === undefined || embla.scrollSnapList().length > 1,
    next: () => (embla?.canScrollNext() ? embla.scrollNext(isStill) : embla?.scrollTo(0, isStill)),
    previous: () => (embla?.canScrollPrev() ? embla.scrollPrev(isStill) : embla?.scrollTo(-1, isStill)),
  }
}
