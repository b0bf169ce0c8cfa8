import { formatPageVariables } from '@rasteh/contracts/platform'
import type { Say } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import type { CommentsCursor, CommentsPlace } from '@rasteh/shop-store/reads/comments'
import { EmptyState } from '@rasteh/ui/empty-state'
import { Section } from '@rasteh/ui/section'
import { loadFront } from '../../page/front.ts'
import { PageSettingsProvider } from '../../page/islands/page-settings.tsx'
import { toCommentPageTexts } from '../../page/islands/page-texts.ts'
import { loadTexts } from '../../page/say.ts'
import { CommentTalk } from './comment-talk.tsx'
import styles from './comments.module.css'
import CommentForm from './islands/comment-form.tsx'
import CommentsRoot from './islands/comments-root.tsx'
import JustWritten from './islands/just-written.tsx'
import MoreComments from './islands/more-comments.tsx'
import { findComments } from './load-comments.ts'

type CommentsSectionProps = {
  place: CommentsPlace
  /** The comment after which the page goes on; null for the beginning. */
  after: CommentsCursor | null
  culture: Culture
  say: Say
}

/** What people say of a product: the first page of it stands in the page itself, the same for everybody. */
export async function CommentsSection({ place, after, culture, say }: CommentsSectionProps) {
  const [{ section, page }, { money }, texts] = await Promise.all([
    findComments(place, after),
    loadFront(),
    loadTexts(),
  ])
  const { count, guestsMayComment, needsCaptcha } = section
  const features = {
    SectionID: String(place.sectionId),
    SectionType: place.sectionType,
    Guest: String(guestsMayComment),
  }
  return (
    <Section id="comments" title={say('CommentsTitle')}>
      <PageSettingsProvider money={money} texts={toCommentPageTexts(texts)}>
        <CommentsRoot>
          <input type="hidden" name="CommentFeatures" defaultValue={formatPageVariables(features)} />
          <div className={styles.list}>
            {count > 0 && <p className={styles.count}>{say('CommentsCount', { count })}</p>}
            <JustWritten parentId={null} place={place} />
            {page.comments.length === 0 && after === null && (
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
      </PageSettingsProvider>
    </Section>
  )
}
