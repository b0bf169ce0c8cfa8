'use client'

import { fillPath } from '@rasteh/contracts/paths'
import { returnsTexts, ordersTexts as texts } from '@rasteh/messages/dashboard'
import { callShop } from '@rasteh/shop-client/call-shop'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

const sentences: Record<string, string> = { ...texts.refusals, ...returnsTexts.refusals }

/** Takes a step of an order, says why not, and shows the order as it then is. */
export function useOrderAction(orderId: string) {
  const router = useRouter()
  const [isWaiting, setWaiting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const act = async (path: string, body: object = {}): Promise<boolean> => {
    setWaiting(true)
    setRefusal(null)
    const call = { label: 'order.act', method: 'POST', path: fillPath(path, { id: orderId }), body } as const
    const answer = await callShop(call).catch(() => null)
    const said = answer && !answer.ok ? await readMessage(answer) : null
    setWaiting(false)
    setRefusal(answer?.ok ? null : (sentences[said ?? ''] ?? texts.failed))
    // Another person may have been quicker: then too the page shows the present state.
    if (answer?.ok || answer?.status === 409) router.refresh()
    return answer?.ok ?? false
  }
  return { act, isWaiting, refusal }
}

async function readMessage(answer: Response): Promise<string | null> {
  const body: unknown = await answer.json().catch(() => null)
  const { Message } = (body ?? {}) as { Message?: unknown }
  return typeof Message === 'string' ? Message : null
}
