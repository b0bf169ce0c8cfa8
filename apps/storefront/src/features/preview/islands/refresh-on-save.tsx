'use client'

import { useEffect } from 'react'
import { island } from '#island'
import { swapPart } from '../../../islands/swap-part.ts'

/** The content platform tells the preview beside a form of each save; the preview first says that it is there. */
const SAVED = 'payload-document-event'
const READY = { type: 'payload-live-preview', ready: true }

/** Shows the page anew each time its form beside it is saved, without losing its place. */
export function RefreshOnSave({ origin }: { origin: string }) {
  useEffect(() => {
    const listen = ({ origin: sender, data }: MessageEvent) => {
      if (sender === origin && data?.type === SAVED) void swapPart(location.href)
    }
    addEventListener('message', listen)
    const opener: Window = window.opener ?? window.parent
    opener.postMessage(READY, origin)
    return () => removeEventListener('message', listen)
  }, [origin])
  return null
}

export default island('preview/refresh-on-save', RefreshOnSave, 'load')
