import type { ListedAnswer, ListedComment } from '@rasteh/contracts/comment-list'
import type { Culture } from '@rasteh/persian-text/culture'
import { formatDate } from '@rasteh/persian-text/jalali'
import type { CommentsPlace } from '@rasteh/shop-store/reads/comments'
import { Pill } from '@rasteh/ui/pill'
import { Stars } from '@rasteh/ui/rating'
import LongText from '#page/islands/long-text.tsx'
import type { PageSay } from '#page/islands/page-settings.tsx'
import styles from './comment-card.module.css'
import { CommentPoints } from './comment-points.tsx'
import AnswerButton from './islands/answer-button.tsx'
import CommentVotes from './islands/comment-votes.tsx'

export type CommentCardProps = {
  comment: ListedAnswer & Partial<Pick<ListedComment, 'rating' | 'pros' | 'cons'>>
  place: CommentsPlace
  culture: Culture
  say: PageSay
}

/** About four lines: a list of comments is looked through, not read from end to end. */
const TEXT_HEIGHT_PX = 120

/** What one person wrote. Their words and their name run their own way, whatever is around them. */
export function CommentCard({ comment, place, culture, say }: CommentCardProps) {
  const { id, text, writtenAtMs, isByStaff, isByBuyer, rating, pros = null, cons = null } = comment
  const name = comment.name ?? say(isByStaff ? 'CommentByStaff' : 'CommentNoName')
  return (
    <article className={styles.card} data-staff={isByStaff || undefined} id={`comment-${id}`}>
      <header className={styles.head}>
        <bdi className={styles.name}>{name}</bdi>
        {isByStaff && comment.name !== null && <Pill tone="brand">{say('CommentByStaff')}</Pill>}
        {isByBuyer && <Pill tone="quiet">{say('CommentByBuyer')}</Pill>}
        <time className={styles.date} dateTime={new Date(writtenAtMs).toISOString()}>
          {formatDate(writtenAtMs, culture)}
        </time>
      </header>
      {rating && <Stars rating={rating} label={say('RatingStars', { count: rating })} />}
      <LongText heightPx={TEXT_HEIGHT_PX}>
        <p className={styles.text} dir="auto">
          {text}
        </p>
      </LongText>
      <CommentPoints pros={pros} cons={cons} say={say} />
      <footer className={styles.foot}>
        <CommentVotes commentId={id} place={place} upVotes={comment.upVotes} downVotes={comment.downVotes} />
        <AnswerButton commentId={id} name={name} place={place} />
      </footer>
    </article>
  )
}
