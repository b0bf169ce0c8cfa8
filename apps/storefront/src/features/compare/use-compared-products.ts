'use client'

import type { CompareList } from '@rasteh/shop-core/compare'
import type { ComparedProduct } from '@rasteh/shop-store/reads/compare'
import { useEffect, useState } from 'react'
import { COMPARED_PRODUCTS_PATH } from './compared-products-path.ts'

type Found = { asked: string; products: readonly ComparedProduct[] | null; isFailed: boolean }

/** What the shop knows of the chosen products; asked again when the choice changes. */
export function useComparedProducts(groups: CompareList) {
  const asked = groups.flatMap(({ products }) => products.map(({ productId }) => productId)).join()
  const [attempts, setAttempts] = useState(0)
  const [found, setFound] = useState<Found>({ asked: '', products: null, isFailed: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again.
  useEffect(() => {
    const stop = new AbortController()
    if (asked) void ask(asked, stop.signal).then((answer) => answer && setFound(answer))
    return () => stop.abort()
  }, [asked, attempts])
  const isCurrent = found.asked === asked
  return {
    // What has come stays in sight while less of it is wanted.
    products: found.products,
    isFailed: isCurrent && found.isFailed,
    retry: () => {
      setFound({ asked: '', products: null, isFailed: false })
      setAttempts(attempts + 1)
    },
  }
}

async function ask(asked: string, signal: AbortSignal): Promise<Found | null> {
  try {
    const response = await fetch(`${COMPARED_PRODUCTS_PATH}?ids=${asked}`, { signal })
    if (!response.ok) return { asked, products: null, isFailed: true }
    return { asked, products: await response.json(), isFailed: false }
  } catch {
    return signal.aborted ? null : { asked, products: null, isFailed: true }
  }
}
