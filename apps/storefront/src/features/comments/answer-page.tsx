import type { Say } from '@rasteh/messages/say'
import type { CommentsPlace, ShownComment } from '@rasteh/shop-store/reads/comments'
import styles from './answer.module.css'
import { AnswerTemplate } from './answer-template.tsx'
import AnswerForm from './islands/answer-form.tsx'

type AnswerPageProps = { comment: ShownComment & CommentsPlace; say: Say }

/** The shared template of every answer's window; opened by itself it is a page on which one can answer. */
export function AnswerPage({ comment, say }: AnswerPageProps) {
  const { id, name, sectionType, sectionId } = comment
  return (
    <div className={styles.page}>
      <h1>{say('CommentAnswerTo', { name: `\u2068${name ?? say('CommentNoName')}\u2069` })}</h1>
      <AnswerTemplate comment={comment} />
      <AnswerForm commentId={id} place={{ sectionType, sectionId }} />
    </div>
  )
}
