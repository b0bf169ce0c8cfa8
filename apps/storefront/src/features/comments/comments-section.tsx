import { EmptyState } from '@rasteh/ui/empty-state'
import { Section } from '@rasteh/ui/section'
import { FIELD_NAMES } from '#page/islands/form/field-names.ts'
import type { Site } from '#page/load/load-site.ts'
import { commentPageVariables } from './comment-page-variables.ts'
import { CommentTalk } from './comment-talk.tsx'
import styles from './comments.module.css'
import CommentForm from './islands/comment-form.tsx'
import CommentsRoot from './islands/comments-root.tsx'
import JustWritten from './islands/just-written.tsx'
import MoreComments from './islands/more-comments.tsx'
import type { FoundComments } from './load-comments.ts'
import { RatingSummary } from './rating-summary.tsx'

type CommentsSectionProps = { found: FoundComments; site: Site }

/** What people say of a product: the first page of it is in the page itself, the same for everybody. */
export function CommentsSection({ found, site: { culture, say } }: CommentsSectionProps) {
  const { place, isBeginning, section, page } = found
  const { count, stars, guestsMayComment, needsCaptcha } = section
  const features = commentPageVariables({ ...place, guestsMayComment })
  return (
    <Section id="comments" title={say('CommentsTitle')}>
      <CommentsRoot>
        <input type="hidden" name={FIELD_NAMES.commentFeatures} defaultValue={features} />
        <div className={styles.list}>
          {isBeginning && <RatingSummary stars={stars} culture={culture} say={say} />}
          {count > 0 && <p className={styles.count}>{say('CommentsCount', { count })}</p>}
          <JustWritten parentId={null} place={place} />
          {page.comments.length === 0 && isBeginning && (
            <div className={styles.none}>
              <EmptyState icon="edit" title={say('CommentsEmpty')} hint={say('CommentsEmptyHint')} />
            </div>
          )}
          {page.comments.map((comment) => (
            <CommentTalk key={comment.id} comment={comment} place={place} culture={culture} say={say} />
          ))}
          {page.next !== null && <MoreComments place={place} after={page.next} />}
        </div>
        <CommentForm place={place} guestsMayComment={guestsMayComment} needsCaptcha={needsCaptcha} />
      </CommentsRoot>
    </Section>
  )
}
