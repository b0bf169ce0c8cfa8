import { popularTexts as texts } from '@rasteh/messages/dashboard'
import type { ManagedPopularSearch } from '@rasteh/shop-store/reads/popular-searches'
import { useState } from 'react'
import { callEndpoint } from '#endpoints/call-endpoint.ts'

type Said = { kind: 'done' | 'refused'; text: string }

/** The state of the popular searches and the call that hides one. */
export function usePopular(first: readonly ManagedPopularSearch[]) {
  const [popular, setPopular] = useState(first)
  const [said, setSaid] = useState<Said | null>(null)
  const [isWaiting, setWaiting] = useState(false)

  async function toggle({ locale, folded, shown, isHidden }: ManagedPopularSearch): Promise<void> {
    setWaiting(true)
    const answer = await callEndpoint('search-desk/popular-hide', { locale, folded, isHidden: !isHidden })
    setWaiting(false)
    if (!answer.ok) return setSaid({ kind: 'refused', text: texts.failed })
    const isThis = (each: ManagedPopularSearch) => each.locale === locale && each.folded === folded
    setPopular(popular.map((each) => (isThis(each) ? { ...each, isHidden: !isHidden } : each)))
    setSaid({ kind: 'done', text: (isHidden ? texts.shownAgain : texts.hiddenNow).replace('{term}', shown) })
  }

  return { popular, said, isWaiting, toggle }
}

export type PopularState = ReturnType<typeof usePopular>
