'use client'

import type { ListedComment } from '@rasteh/contracts/comment-list'
import { listComments } from '@rasteh/shop-client/comment-calls'
import type { CommentsPlace } from '@rasteh/shop-store/reads/comments'
import { useState } from 'react'

type Start = { place: CommentsPlace; after: string; parentId?: number }

/** Comments that come page by page. One that votes have moved meanwhile is shown once. */
export function useMore({ place, after, parentId }: Start) {
  const [comments, setComments] = useState<readonly ListedComment[]>([])
  const [next, setNext] = useState<string | null>(after)
  const [phase, setPhase] = useState<'idle' | 'loading' | 'failed'>('idle')

  async function load(): Promise<void> {
    if (next === null || phase === 'loading') return
    setPhase('loading')
    const page = await listComments(place, { after: next, ...(parentId && { parentId }) })
    setPhase(page ? 'idle' : 'failed')
    if (!page) return
    const known = new Set(comments.map(({ id }) => id))
    setComments([...comments, ...page.comments.filter(({ id }) => !known.has(id))])
    setNext(page.next)
  }

  return { comments, phase, next, load }
}

export type More = ReturnType<typeof useMore>
