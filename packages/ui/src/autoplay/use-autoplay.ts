'use client'

import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'

/** Puts on what moves by itself: it waits while a mouse rests on it or the keyboard is in it. */
export type Hold = {
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
}

type Autoplay = { isPlaying: boolean; hold: Hold }

/**
 * Calls `onTurn` every so often while `isOn`. It rests while somebody looks closer, while the page is in the
 * background, and always for visitors who prefer reduced motion.
 */
export function useAutoplay(isOn: boolean, everyMs: number, onTurn: () => void): Autoplay {
  const [isHeld, setHeld] = useState(false)
  const isStill = useReducedMotion()
  const turn = useEffectEvent(() => {
    if (!document.hidden) onTurn()
  })
  const isPlaying = isOn && !isHeld && !isStill
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => turn(), everyMs)
    return () => clearInterval(timer)
  }, [isPlaying, everyMs])
  return { isPlaying: isOn && !isStill, hold: holdWith(setHeld) }
}

/** Says whether the visitor asked for less motion; the server, which cannot know, renders for those who did not. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(REDUCED)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(REDUCED).matches,
    () => false,
  )
}

const REDUCED = '(prefers-reduced-motion: reduce)'

function holdWith(setHeld: (isHeld: boolean) => void): Hold {
  return {
    // A finger that passes over it is no rest, and it never leaves.
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: ({ target }) => target.matches(':focus-visible') && setHeld(true),
    onBlur: () => setHeld(false),
  }
}
