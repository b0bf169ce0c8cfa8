'use client'

import { type RefObject, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'
import { whenNear } from './when-near.ts'

/** False until an element has come near the window and the page has had a moment for it. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    let callOff = whenNear(place.current, () => {
      callOff = whenIdle(() => setNear(true))
    })
    return () => callOff()
  }, [place])
  return isNear
}
