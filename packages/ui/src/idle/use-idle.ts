'use client'

import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** False until the page has had a moment for what is not needed at once. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
