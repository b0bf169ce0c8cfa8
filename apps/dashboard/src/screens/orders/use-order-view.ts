'use client'

import { fillPath, MANAGE_PATHS } from '@rasteh/contracts/paths'
import { orderViewTexts as texts } from '@rasteh/messages/dashboard'
import { callShop } from '@rasteh/shop-client/call-shop'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

const sentences: Record<string, string> = texts.refusals

/** Keeps and changes views, says why not, and shows the list as it then is. */
export function useOrderView() {
  const router = useRouter()
  const [isWaiting, setWaiting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (path: string, body: object = {}): Promise<boolean> => {
    setWaiting(true)
    setRefusal(null)
    const call = { label: 'order.view', method: 'POST', path, body } as const
    const answer = await callShop(call).catch(() => null)
    const said = answer && !answer.ok ? await readMessage(answer) : ''
    setWaiting(false)
    setRefusal(answer?.ok ? null : (sentences[said] ?? texts.failed))
    // One that a colleague removed meanwhile goes from this list too.
    if (answer?.ok || answer?.status === 404) router.refresh()
    return answer?.ok ?? false
  }
  return {
    isWaiting,
    refusal,
    keep: (body: { Name: string; Query: string; IsShared: boolean }) => send(MANAGE_PATHS.orderViews, body),
    rename: (id: string, Name: string) => send(fillPath(MANAGE_PATHS.orderViewRename, { id }), { Name }),
    move: (id: string, Before: string | null) =>
      send(fillPath(MANAGE_PATHS.orderViewMove, { id }), { Before }),
    beginWith: (id: string, IsDefault: boolean) =>
      send(fillPath(MANAGE_PATHS.orderViewDefault, { id }), { IsDefault }),
    remove: (id: string) => send(fillPath(MANAGE_PATHS.orderViewRemove, { id })),
  }
}

async function readMessage(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null)
  return String((body as { Message?: unknown } | null)?.Message ?? '')
}
