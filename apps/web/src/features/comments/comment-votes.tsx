'use client'

import type { CommentVotes as Votes } from '@rasteh/contracts/comments'
import { checkCommentRight } from '@rasteh/shop-core/comments'
import { Icon } from '@rasteh/ui/icon'
import { useState } from 'react'
import { voteOnComment } from '../../shop-api/comment-calls.ts'
import { notices } from '../../site/islands/notices.ts'
import { usePageSettings } from '../../site/islands/page-settings.tsx'
import styles from './comment-card.module.css'
import { useCommenter } from './commenter.ts'

type CommentVotesProps = Votes & { commentId: number }

/** Says whether a comment helped. A vote can be changed; one that fails says whom votes are for. */
export function CommentVotes({ commentId, ...drawn }: CommentVotesProps) {
  const { say } = usePageSettings()
  const { isKnown, userId } = useCommenter()
  const [votes, setVotes] = useState<Votes>(drawn)
  const [own, setOwn] = useState<boolean | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function vote(isUpVote: boolean): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const mayTry = !isKnown || checkCommentRight('vote', { userId, guestsMayComment: false }).ok
    const counted = mayTry ? await voteOnComment({ commentId, isUpVote }) : null
    setBusy(false)
    if (!counted) return notices.show({ tone: 'alert', messages: [{ key: 'OnlyAvailableForUsers' }] })
    setVotes(counted)
    setOwn(isUpVote)
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
