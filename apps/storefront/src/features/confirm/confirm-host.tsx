'use client'

import { usePart } from '#page/islands/use-part.ts'
import { useQuestion } from './confirm.ts'

const load = () => import('./confirm-window.tsx')

/** Where the page's questions are asked. Their window comes with the first question. */
export function ConfirmHost() {
  const asked = useQuestion()
  const part = usePart(asked !== null, load)
  return part && <part.ConfirmWindow asked={asked} />
}
