import { HOVER_INTENT_INTERVAL_MS, isHoverIntended, type Point } from '@rasteh/shop-core/menu'
import { type PointerEvent, useRef } from 'react'

type HoverIntent = { onIntended: () => void; onLeft: () => void }

/** Tells when a mouse rests on an element instead of passing over it, and when it has really left. */
export function useHoverIntent({ onIntended, onLeft }: HoverIntent) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const seen = useRef<Point>({ xPx: 0, yPx: 0 })
  const look = (before: Point) => {
    timer.current = setTimeout(() => {
      if (isHoverIntended(before, seen.current)) onIntended()
      else look(seen.current)
    }, HOVER_INTENT_INTERVAL_MS)
  }
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(timer.current)
      seen.current = pointOf(event)
      look(seen.current)
    },
    onPointerMove: (event: PointerEvent) => {
      seen.current = pointOf(event)
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(timer.current)
      timer.current = setTimeout(onLeft, HOVER_INTENT_INTERVAL_MS)
    },
  }
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { xPx: clientX, yPx: clientY }
}
