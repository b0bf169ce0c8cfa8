'use client'

import type { ListedComment } from '@rasteh/contracts/comment-list'
import type { CommentsPlace } from '@rasteh/shop-store/reads/comments'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { CommentTalk } from '../comment-talk.tsx'
import { commentsUrl } from '../comments-url.ts'
import { MoreButton } from '../more-button.tsx'
import { useMore } from '../use-more.ts'

/** The comments after the first page, a page with each press. */
export function MoreComments({ place, after }: { place: CommentsPlace; after: string }) {
  const { say, money } = usePageSettings()
  const more = useMore({ place, after })
  return (
    <>
      {more.comments.map((comment: ListedComment) => (
        <CommentTalk key={comment.id} comment={comment} place={place} culture={money.culture} say={say} />
      ))}
      <MoreButton more={more} label={say('CommentMore')} urlOf={commentsUrl} />
    </>
  )
}

export default island('comments/more-comments', MoreComments, 'visible')
