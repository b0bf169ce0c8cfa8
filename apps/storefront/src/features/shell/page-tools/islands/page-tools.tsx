'use client'

import { GoToTop } from '@rasteh/ui/go-to-top'
import { LoadingOverlay } from '@rasteh/ui/loading-overlay'
import { useEffect } from 'react'
import { ConfirmHost } from '#features/confirm/public-host.ts'
import { island } from '#island'
import { useLoading } from '#page/islands/loading.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { onPageClick } from '../page-clicks.ts'

/** What every page can do: go to its top, wait visibly, ask, and tell links that lead nowhere from those that do. */
export function PageTools({ topId }: { topId: string }) {
  const { say } = usePageSettings()
  const isLoading = useLoading()
  useEffect(() => {
    document.addEventListener('click', onPageClick)
    return () => document.removeEventListener('click', onPageClick)
  }, [])
  return (
    <>
      <GoToTop label={say('GoToTop')} topId={topId} />
      <LoadingOverlay isLoading={isLoading} label={say('Loading')} />
      <ConfirmHost />
    </>
  )
}

export default island('shell/page-tools/page-tools', PageTools, 'idle')
