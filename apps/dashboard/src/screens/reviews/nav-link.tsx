import { reviewTexts as texts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import { countWaitingReviews } from '@rasteh/shop-store/reads/reviews'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { isAuthor } from '#access/is-author.ts'
import { isEditor } from '#access/is-editor.ts'
import { readDatabase } from '#database/read-database.ts'
import { REVIEWS_URL, WRITINGS_URL } from './review-urls.ts'
import { reviewedPages } from './reviewed-pages.ts'

/** The menu's link to what waits for review, with how much it is; for authors, to what they wrote. */
export async function ReviewsLink({ user, payload }: ServerProps) {
  const req = { user: user ?? null, payload }
  if (isAuthor({ req })) return <MenuLink href={WRITINGS_URL} label={texts.writings} />
  if (!isEditor({ req })) return null
  const count = await countWaitingReviews(readDatabase(), await reviewedPages(req))
  const label = count === 0 ? texts.title : texts.titleCount.replace('{count}', formatAmount(count, 'fa-IR'))
  return <MenuLink href={REVIEWS_URL} label={label} />
}

const MenuLink = ({ href, label }: { href: string; label: string }) => (
  <Link className="nav__link" href={href} prefetch={false}>
    <span className="nav__link-label">{label}</span>
  </Link>
)
