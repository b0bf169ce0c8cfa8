'use client'

import { useEffect } from 'react'
import { island } from '#island'
import { swapPart } from '#page/islands/swap-part.ts'

/** The content platform tells the preview beside a form of each save; the preview first says that it is there. */
const SAVED = 'payload-document-event'
const READY = { type: 'payload-live-preview', ready: true }

// This island is in the part that is swapped, so it is hydrated again with each save. What listens must outlive that.
let isListening = false
let isRefreshing = false
let isSavedMeanwhile = false

/** Shows the page again each time its form beside it is saved: the dashboard leads there with a new token. */
export function RefreshOnSave({ entryUrl }: { entryUrl: string }) {
  useEffect(() => listenForSaves(entryUrl), [entryUrl])
  return null
}

function listenForSaves(entryUrl: string): void {
  if (isListening) return
  isListening = true
  addEventListener('message', ({ origin, data }) => {
    if (origin === location.origin && data?.type === SAVED) void refresh(entryUrl)
  })
  const opener: Window = window.opener ?? window.parent
  opener.postMessage(READY, location.origin)
}

/** One at a time: the answer that was asked for first may come last. */
async function refresh(entryUrl: string): Promise<void> {
  isSavedMeanwhile = isRefreshing
  if (isRefreshing) return
  isRefreshing = true
  await swapPart(entryUrl).finally(() => (isRefreshing = false))
  if (isSavedMeanwhile) await refresh(entryUrl)
}

export default island('preview/refresh-on-save', RefreshOnSave, 'load')
