'use client'

import type { CommentsPlace } from '@rasteh/shop-store/reads/comments'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { CommentCard } from '../comment-card.tsx'
import { useWritten } from '../written-store.ts'

/** What this visitor has just written, until the page itself has it. */
export function JustWritten({ parentId, place }: { parentId: number | null; place: CommentsPlace }) {
  const { say, money } = usePageSettings()
  return useWritten(parentId).map((comment) => (
    <CommentCard
      key={comment.id}
      comment={{ ...comment, name: say('CommentYou') }}
      place={place}
      culture={money.culture}
      say={say}
    />
  ))
}

export default island('comments/just-written', JustWritten, 'visible')
