'use client'

import type { Size } from '@rasteh/shop-core/lightbox'
import type { Lightbox, LightboxItem } from '@rasteh/ui/lightbox'
import { createExternalStore } from '#page/islands/external-store.ts'

export type LightboxRequest = {
  items: readonly LightboxItem[]
  startIndex?: number
  size?: Size | 'window'
  /** What follows when the visitor has closed it. */
  onClosed?: () => void
}

type Part = typeof Lightbox

type LightboxState = { request: LightboxRequest | null; isOpen: boolean; Part: Part | null; turn: number }

const store = createExternalStore<LightboxState>({ request: null, isOpen: false, Part: null, turn: 0 })

/** The page's one lightbox. Its code comes with the first opening; where it does not come, the link leads there. */
export const lightbox = {
  read: store.read,
  subscribe: store.subscribe,
  async open(request: LightboxRequest): Promise<void> {
    const Part = await loadPart()
    if (Part) return store.set({ request, isOpen: true, Part, turn: store.read().turn + 1 })
    const item = request.items[request.startIndex ?? 0]
    if (item) location.assign(item.href)
  },
  close(): void {
    const { request, isOpen } = store.read()
    store.set({ isOpen: false })
    if (isOpen) request?.onClosed?.()
  },
}

async function loadPart(): Promise<Part | null> {
  try {
    return (await import('@rasteh/ui/lightbox')).Lightbox
  } catch {
    return null
  }
}
