'use client'

import type { CommentsPlace } from '@rasteh/shop-store/reads/comments'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { CommentCard } from '../comment-card.tsx'
import { MoreButton } from '../more-button.tsx'
import { useMore } from '../use-more.ts'

type MoreAnswersProps = { parentId: number; afterId: number; count: number; place: CommentsPlace }

/** The answers after the first few. */
export function MoreAnswers({ parentId, afterId, count, place }: MoreAnswersProps) {
  const { say, money } = usePageSettings()
  const more = useMore({ place, after: `0_${afterId}`, parentId })
  const left = Math.max(1, count - more.comments.length)
  return (
    <>
      {more.comments.map((answer) => (
        <CommentCard key={answer.id} comment={answer} place={place} culture={money.culture} say={say} />
      ))}
      <MoreButton more={more} label={say('CommentMoreAnswers', { count: left })} />
    </>
  )
}

export default island('comments/more-answers', MoreAnswers, 'visible')
