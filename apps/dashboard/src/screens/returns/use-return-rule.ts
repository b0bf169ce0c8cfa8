'use client'

import { ordersTexts, returnsTexts } from '@rasteh/messages/dashboard'
import { callShop } from '@rasteh/shop-client/call-shop'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

const sentences: Record<string, string> = { ...ordersTexts.refusals, ...returnsTexts.refusals }

/** Keeps a rule of returns, says why not, and shows the rules as they then are. */
export function useReturnRule(path: string) {
  const router = useRouter()
  const [isWaiting, setWaiting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const keep = async (body: object): Promise<boolean> => {
    setWaiting(true)
    setRefusal(null)
    const answer = await callShop({ label: 'return-rule.keep', method: 'POST', path, body }).catch(() => null)
    const said: { Message?: string } = answer && !answer.ok ? await answer.json().catch(() => ({})) : {}
    setWaiting(false)
    setRefusal(answer?.ok ? null : (sentences[said.Message ?? ''] ?? ordersTexts.failed))
    if (answer?.ok) router.refresh()
    return answer?.ok ?? false
  }
  return { keep, isWaiting, refusal }
}
