'use client'

import type { Combination } from '@rasteh/shop-core/options'
import { useState } from 'react'
import { callEndpoint } from '#endpoints/call-endpoint.ts'
import type { CombinationsPreview } from './endpoints.ts'
import { noteMade } from './made-variants.ts'

export type CombinationsRefused = { kind: string }

/** The state of making combinations, and its calls. */
export function useCombinations(productId: number) {
  const [shown, setShown] = useState<CombinationsPreview | null>(null)
  const [made, setMade] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<CombinationsRefused | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setWaiting(true)
    setRefusal(null)
    setMade(null)
    await work()
    setWaiting(false)
  }
  return {
    ...{ shown, made, refusal, isWaiting },
    close: () => setShown(null),
    look: () =>
      run(async () => {
        const answer = await callEndpoint<CombinationsPreview>('options/preview', { productId })
        if (!answer.ok || answer.refusal) return setRefusal(answer.refusal)
        setShown(answer)
      }),
    make: (combinations: Combination[], priceRial: number | null) =>
      run(async () => {
        const body = { productId, combinations, priceRial }
        const answer = await callEndpoint<{ made: number }>('options/make', body)
        if (!answer.ok) return setRefusal(answer.refusal)
        setMade(answer.made)
        setShown(null)
        noteMade()
      }),
  }
}
