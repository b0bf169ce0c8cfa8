import { wishedTexts as texts } from '@rasteh/messages/dashboard'
import type { Wished } from '@rasteh/shop-store/reads/wishes'
import { useState } from 'react'
import { callEndpoint } from '#endpoints/call-endpoint.ts'

type Said = { kind: 'done' | 'refused'; text: string }

const REFUSALS: Readonly<Record<string, string>> = {
  'product-unknown': texts.unknown,
  'note-needed': texts.noteNeeded,
}

/** The state of what people wait for, and its calls. */
export function useWished(first: readonly Wished[]) {
  const [wished, setWished] = useState(first)
  const [said, setSaid] = useState<Said | null>(null)
  const [isWaiting, setWaiting] = useState(false)

  async function decide(
    path: string,
    body: object,
    done: (left: readonly Wished[]) => string,
  ): Promise<void> {
    setWaiting(true)
    const answer = await callEndpoint<{ wished: Wished[] }>(path, body)
    setWaiting(false)
    if (!answer.ok) return setSaid({ kind: 'refused', text: REFUSALS[answer.refusal.kind] ?? texts.failed })
    setWished(answer.wished)
    setSaid({ kind: 'done', text: done(answer.wished) })
  }

  return {
    wished,
    said,
    isWaiting,
    link: ({ id, term }: Wished, productId: number | null) =>
      decide('search-desk/wish-link', { id, productId }, (left) => {
        const title = left.find((each) => each.id === id)?.productTitle ?? term
        return productId === null ? texts.unlinked : texts.linked.replace('{title}', title)
      }),
    dismiss: ({ id, term }: Wished, note: string) =>
      decide('search-desk/wish-dismiss', { id, note }, () => texts.dismissed.replace('{term}', term)),
  }
}

export type WishedState = ReturnType<typeof useWished>
