'use client'

import { type CityPromise, loadCityPromise } from '@rasteh/shop-client/delivery-calls'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { keptCity } from './kept-city.ts'

type Known = { cityId: number; promise: CityPromise }

/** What is said of the visitor's city for these goods; null while there is no city, or its answer is awaited. */
export function useCityPromise(lines: string) {
  const cityId = useSyncExternalStore(keptCity.subscribe, keptCity.read, () => null)
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    if (cityId === null) return
    // Only the answer to the latest question counts.
    let isLatest = true
    void loadCityPromise(cityId, lines).then((promise) => {
      if (!isLatest) return
      if (promise.kind === 'gone') keptCity.keep(null)
      setKnown({ cityId, promise })
    })
    return () => {
      isLatest = false
    }
  }, [cityId, lines])
  // What was said of another city is not said of this one.
  return { cityId, promise: known?.cityId === cityId ? known.promise : null }
}
