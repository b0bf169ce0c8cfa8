import type { Say } from '@rasteh/messages/say'
import type { CommentsPlace, ShownComment } from '@rasteh/shop-store/reads/comments'
import { loadFront } from '../../page/front.ts'
import { PageSettingsProvider } from '../../page/islands/page-settings.tsx'
import { toCommentPageTexts } from '../../page/islands/page-texts.ts'
import { loadTexts } from '../../page/say.ts'
import styles from './answer.module.css'
import { AnswerTemplate } from './answer-template.tsx'
import AnswerForm from './islands/answer-form.tsx'

type AnswerPageProps = { comment: ShownComment & CommentsPlace; say: Say }

/** The shared template of every answer's window; opened by itself it is a page on which one can answer. */
export async function AnswerPage({ comment, say }: AnswerPageProps) {
  const [{ money }, texts] = await Promise.all([loadFront(), loadTexts()])
  const { id, name, sectionType, sectionId } = comment
  return (
    <PageSettingsProvider money={money} texts={toCommentPageTexts(texts)}>
      <div className={styles.page}>
        <h1>{say('CommentAnswerTo', { name: `\u2068${name ?? say('CommentNoName')}\u2069` })}</h1>
        <AnswerTemplate comment={comment} />
        <AnswerForm commentId={id} place={{ sectionType, sectionId }} />
      </div>
    </PageSettingsProvider>
  )
}
