'use client'

import { PublishButton as PlatformButton, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * The platform's button. It offers to schedule an end of publication wherever no version is newer than the published
 * one; a draft that was never published has no such version either, so it is counted as one that waits.
 */
export function PublishButton() {
  const { id, hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo()
  const isFirstDraft = id !== undefined && !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isFirstDraft) setUnpublishedVersionCount(1)
  }, [isFirstDraft, setUnpublishedVersionCount])
  return <PlatformButton />
}
