import type { MessagesWire } from '@rasteh/contracts/messages'
import { toTexts } from '@rasteh/contracts/messages'
import { PATHS } from '@rasteh/contracts/paths'
import { callShop } from '@rasteh/shop-client/call-shop'
import { whenIdle } from '@rasteh/ui/idle'
import { createExternalStore } from './external-store.ts'

type Texts = Readonly<Record<string, string>>

const store = createExternalStore<{ texts: Texts | null }>({ texts: null })
let isAsked = false

/**
 * The texts of GetJSMessages, null until they have come. The first island that listens has them asked for, once
 * the page has nothing else to do; the browser keeps the answer and asks only whether it changed.
 */
export const islandTexts = {
  read: () => store.read().texts,
  subscribe: (listener: () => void) => {
    const stop = store.subscribe(listener)
    if (!isAsked) whenIdle(() => void ask())
    isAsked = true
    return stop
  },
}

async function ask(): Promise<void> {
  try {
    const answer = await callShop({ label: 'messages.get', method: 'GET', path: PATHS.messages })
    if (!answer.ok) return
    const wire: MessagesWire = await answer.json()
    store.set({ texts: Object.fromEntries(toTexts(wire)) })
  } catch {
    // Without an answer the page goes on with the texts that it came with.
  }
}
