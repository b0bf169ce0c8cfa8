'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { island } from '#island'

/** Draws the page anew each time its form beside it is saved. */
export function RefreshOnSave({ origin }: { origin: string }) {
  const router = useRouter()
  return <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={origin} />
}

export default island('preview/refresh-on-save', RefreshOnSave, 'load')
