'use client'

import type { CommentVotes as Votes } from '@rasteh/contracts/comments'
import { voteOnComment } from '@rasteh/shop-client/comment-calls'
import { checkCommentRight } from '@rasteh/shop-core/comments'
import type { CommentsPlace } from '@rasteh/shop-store/reads/comments'
import { Icon } from '@rasteh/ui/icon'
import { useState } from 'react'
import { notices } from '#features/notices/public-notices.ts'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from '../comment-card.module.css'
import { useCommenter } from '../commenter.ts'
import { useCurrentUserVote } from '../current-user-votes.ts'

type CommentVotesProps = Votes & { commentId: number; place: CommentsPlace }

/** Says whether a comment helped. A vote can be changed; one that fails says whom votes are for. */
export function CommentVotes({ commentId, place, ...initial }: CommentVotesProps) {
  const { say } = usePageSettings()
  const { isKnown, userId } = useCommenter()
  const [votes, setVotes] = useState<Votes>(initial)
  const [voted, setVoted] = useState<boolean | null>(null)
  const votedBefore = useCurrentUserVote(commentId, place, initial.upVotes + initial.downVotes > 0)
  const own = voted ?? votedBefore
  const [isBusy, setBusy] = useState(false)

  async function vote(isUpVote: boolean): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const mayTry = !isKnown || checkCommentRight('vote', { userId, guestsMayComment: false }).ok
    const counted = mayTry ? await voteOnComment({ commentId, isUpVote }) : null
    setBusy(false)
    if (!counted) return notices.show({ tone: 'alert', messages: [{ key: 'OnlyAvailableForUsers' }] })
    setVotes(counted)
    setVoted(isUpVote)
  }

  const button = (isUpVote: boolean, label: string) => (
    <button
      type="button"
      className={styles.vote}
      aria-pressed={own === isUpVote}
      aria-disabled={isBusy || undefined}
      onClick={() => void vote(isUpVote)}
    >
      <Icon name={isUpVote ? 'helpful' : 'unhelpful'} />
      {label}
    </button>
  )
  return (
    <div className={styles.votes} aria-busy={isBusy}>
      {button(true, say('CommentVoteUp', { count: votes.upVotes }))}
      {button(false, say('CommentVoteDown', { count: votes.downVotes }))}
    </div>
  )
}

export default island('comments/comment-votes', CommentVotes, 'visible')
