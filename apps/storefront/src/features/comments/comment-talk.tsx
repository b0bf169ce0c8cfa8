import type { ListedComment } from '@rasteh/contracts/comment-list'
import styles from './comment-card.module.css'
import { CommentCard, type CommentCardProps } from './comment-card.tsx'
import JustWritten from './islands/just-written.tsx'
import MoreAnswers from './islands/more-answers.tsx'

type CommentTalkProps = Omit<CommentCardProps, 'comment'> & { comment: ListedComment }

/** A comment and what people answered, one level deep. */
export function CommentTalk({ comment, ...shared }: CommentTalkProps) {
  const { id, answers, answerCount } = comment
  const last = answers.at(-1)
  return (
    <div className={styles.talk}>
      <CommentCard comment={comment} {...shared} />
      <div className={styles.answers}>
        {answers.map((answer) => (
          <CommentCard key={answer.id} comment={answer} {...shared} />
        ))}
        {last && answerCount > answers.length && (
          <MoreAnswers
            parentId={id}
            afterId={last.id}
            count={answerCount - answers.length}
            place={shared.place}
          />
        )}
        {[id, ...answers.map((answer) => answer.id)].map((parentId) => (
          <JustWritten key={parentId} parentId={parentId} place={shared.place} />
        ))}
      </div>
    </div>
  )
}
