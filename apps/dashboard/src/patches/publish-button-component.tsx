'use client'

import { PublishButton as PlatformButton, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Payload's button, for which a draft that was never published is a version that waits (`publish-button.ts`). */
export function PublishButton() {
  const { id, hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo()
  const isFirstDraft = id !== undefined && !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isFirstDraft) setUnpublishedVersionCount(1)
  }, [isFirstDraft, setUnpublishedVersionCount])
  return <PlatformButton />
}
