'use client'

import { useCallback, useEffect, useState } from 'react'
import type { ReviewWire } from './review-wire.ts'

/** The review of a document, asked for again whenever the document was saved. */
export function useReview(kind: string, id: number | string | undefined, savedAt: unknown) {
  const [review, setReview] = useState<ReviewWire | null>(null)
  const reload = useCallback(async () => {
    if (id === undefined) return
    const answer = await fetch(`/cms-api/reviews/${kind}/${id}`).catch(() => null)
    if (answer?.ok) setReview(await answer.json())
  }, [kind, id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save is the reason to ask again.
  useEffect(() => void reload(), [reload, savedAt])
  return { review, reload }
}
