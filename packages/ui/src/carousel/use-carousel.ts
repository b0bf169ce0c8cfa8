'use client'

import type { Direction } from '@rasteh/persian-text/culture'
import { SLIDER_DEFAULTS } from '@rasteh/shop-core/shell'
import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useReducedMotion } from '../autoplay/use-autoplay.ts'
import { useNear } from '../idle/use-near.ts'
import { createTimedScrollBody } from './timed-scroll-body.ts'

export type CarouselMotion = { direction: Direction; isEndless: boolean }

/**
 * The carousel's own engine: what scrolls, where it is and how it is moved. It measures every slide, so it starts
 * in an idle moment once somebody is near; until then the row can be scrolled as it is.
 */
export function useCarousel({ direction, isEndless }: CarouselMotion) {
  const isStill = useReducedMotion()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const [viewport, embla] = useEmblaCarousel({
    direction,
    loop: isEndless,
    align: 'start',
  })
  const bodies = useRef<ReturnType<typeof bodiesOf>>(null)
  useEffect(() => {
    const forget = () => {
      bodies.current = null
    }
    const follow = () => {
      if (embla && bodies.current) embla.internalEngine().scrollBody = bodies.current.byHand
    }
    embla?.on('reInit', forget).on('pointerDown', follow)
    return () => {
      embla?.off('reInit', forget).off('pointerDown', follow)
      forget()
    }
  }, [embla])
  /** Takes the slides along in the slider's own time, or at once for visitors who prefer reduced motion. */
  const move = (go: (api: EmblaApi) => void) => {
    if (!embla) return
    bodies.current ??= bodiesOf(embla)
    embla.internalEngine().scrollBody = isStill ? bodies.current.byHand : bodies.current.inTime
    go(embla)
  }
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
    next: () => move((api) => (api.canScrollNext() ? api.scrollNext(isStill) : api.scrollTo(0, isStill))),
    previous: () =>
      move((api) => (api.canScrollPrev() ? api.scrollPrev(isStill) : api.scrollTo(-1, isStill))),
  }
}

type EmblaApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

/** Embla's own body, which follows a finger, and the one that takes the slider's time. */
function bodiesOf(embla: EmblaApi) {
  const engine = embla.internalEngine()
  return {
    byHand: engine.scrollBody,
    inTime: createTimedScrollBody(engine, SLIDER_DEFAULTS.speedMs, () => performance.now()),
  }
}
