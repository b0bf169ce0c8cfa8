'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { type Asked, useQuestion } from '../../../page/islands/confirm.ts'
import { loadPart } from '../../../page/islands/load-part.ts'

const load = () => import('./confirm-window.tsx')

/** Where the page's questions are asked. Their window comes with the first question. */
export function ConfirmHost() {
  const asked = useQuestion()
  const [Window, setWindow] = useState<ComponentType<{ asked: Asked | null }> | null>(null)
  const isWanted = asked !== null
  useEffect(() => {
    if (!isWanted || Window) return
    const bring = async () => {
      const part = await loadPart(load, () => void bring())
      if (part) setWindow(() => part.ConfirmWindow)
    }
    void bring()
  }, [isWanted, Window])
  return Window && <Window asked={asked} />
}
