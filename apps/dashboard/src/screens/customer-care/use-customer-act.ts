'use client'

import { fillPath } from '@rasteh/contracts/paths'
import { customerCareTexts as texts } from '@rasteh/messages/dashboard'
import { callShop } from '@rasteh/shop-client/call-shop'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

type Asking = 'asking' | 'waiting' | 'done'

/** Does one thing for a customer, says why not, and shows the page as it then is. */
export function useCustomerAct(customerId: number, path: string) {
  const router = useRouter()
  const [phase, setPhase] = useState<Asking>('asking')
  const [refusal, setRefusal] = useState<string | null>(null)
  const refuse = (sentence: string) => {
    setPhase('asking')
    setRefusal(sentence)
  }
  const act = async (body: object = {}): Promise<boolean> => {
    setPhase('waiting')
    setRefusal(null)
    const call = {
      label: 'customer.act',
      method: 'POST',
      path: fillPath(path, { id: customerId }),
      body,
    } as const
    const answer = await callShop(call).catch(() => null)
    if (answer?.ok) {
      setPhase('done')
      router.refresh()
      return true
    }
    refuse(texts.refusals[await readWord(answer)] ?? texts.failed)
    return false
  }
  return { act, refuse, isWaiting: phase === 'waiting', isDone: phase === 'done', refusal }
}

async function readWord(answer: Response | null): Promise<string> {
  const body: unknown = await answer?.json().catch(() => null)
  const { Message, error } = (body ?? {}) as { Message?: unknown; error?: unknown }
  return String(Message ?? error ?? '')
}
