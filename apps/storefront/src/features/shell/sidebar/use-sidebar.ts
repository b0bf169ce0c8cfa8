import { isSidebarWidth, type SidebarEvent, type SidebarState, stepSidebar } from '@rasteh/shop-core/shell'
import { directionOfElement } from '@rasteh/ui/direction'
import { useEffect, useState } from 'react'
import { swipeOf, type Touch } from './swipe.ts'

/** The sidebar's state, and what the button does to it; fingers and the window's width do their part by themselves. */
export function useSidebar() {
  const [state, setState] = useState<SidebarState>('closed')
  const [step] = useState(() => (kind: SidebarEvent['kind']) => {
    setState((before) => stepSidebar(before, { kind, widthPx: innerWidth }))
  })
  useEffect(() => {
    const resized = () => step('resized')
    const stopSwipes = watchSwipes(step)
    addEventListener('resize', resized)
    return () => {
      removeEventListener('resize', resized)
      stopSwipes()
    }
  }, [step])
  return { isOpen: state === 'open', step }
}

function watchSwipes(notify: (kind: 'swiped-open' | 'swiped-closed') => void): () => void {
  let from: Touch | null = null
  const start = (event: TouchEvent) => {
    const isOurs = isSidebarWidth(innerWidth) && event.touches.length === 1 && !scrollsSideways(event.target)
    from = isOurs ? pointOf(event.touches[0]) : null
  }
  const end = (event: TouchEvent) => {
    const to = pointOf(event.changedTouches[0])
    const swipe = from && to && swipeOf(from, to, directionOfElement(document.documentElement))
    from = null
    if (swipe) notify(swipe)
  }
  addEventListener('touchstart', start, { passive: true })
  addEventListener('touchend', end, { passive: true })
  return () => {
    removeEventListener('touchstart', start)
    removeEventListener('touchend', end)
  }
}

/** A finger on a row of slides moves the slides. */
function scrollsSideways(target: EventTarget | null): boolean {
  let element = target instanceof Element ? target : null
  while (element && element !== document.body) {
    const { overflowX } = getComputedStyle(element)
    const isScroller = overflowX === 'auto' || overflowX === 'scroll'
    if (isScroller && element.scrollWidth > element.clientWidth) return true
    element = element.parentElement
  }
  return false
}

function pointOf(touch: globalThis.Touch | undefined): Touch | null {
  return touch ? { xPx: touch.clientX, yPx: touch.clientY } : null
}
