'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * Taking a publication back saves the document, and the platform's button does not tell the form so: the next save by
 * itself would take that for somebody else's.
 */
export function useStateAfterUnpublish(): void {
  const { id, collectionSlug, hasPublishedDoc, data, setData } = useDocumentInfo()
  const wasPublished = useRef(hasPublishedDoc)
  const known = useRef(data)
  known.current = data

  useEffect(() => {
    const isTakenBack = wasPublished.current && !hasPublishedDoc
    wasPublished.current = hasPublishedDoc
    if (!isTakenBack || id === undefined) return
    void loadSavedAt(`/cms-api/${collectionSlug}/${id}`).then((updatedAt) => {
      if (updatedAt) setData({ ...known.current, updatedAt })
    })
  }, [hasPublishedDoc, id, collectionSlug, setData])
}

async function loadSavedAt(url: string): Promise<string | null> {
  const answer = await fetch(`${url}?draft=true&depth=0&select[updatedAt]=true`).catch(() => null)
  const doc: unknown = answer?.ok ? await answer.json().catch(() => null) : null
  const { updatedAt } = (doc ?? {}) as { updatedAt?: unknown }
  return typeof updatedAt === 'string' ? updatedAt : null
}
