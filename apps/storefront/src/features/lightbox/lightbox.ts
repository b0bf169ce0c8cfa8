'use client'

import { createExternalStore } from '#page/islands/external-store.ts'
import type { LightboxRequest } from './lightbox-request.ts'
import type { OpenedLightbox } from './opened-lightbox.tsx'

type Part = typeof OpenedLightbox

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
    return (await import('./opened-lightbox.tsx')).OpenedLightbox
  } catch {
    return null
  }
}
