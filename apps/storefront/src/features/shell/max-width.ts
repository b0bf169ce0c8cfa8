'use client'

import { useSyncExternalStore } from 'react'

/** Says whether the window is at most so wide; while the server renders, it is taken for a wide one. */
export function useMaxWidth(widthPx: number): boolean {
  const query = `(max-width: ${widthPx}px)`
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
