import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Say } from '@rasteh/messages/say'
import { Breadcrumb } from '@rasteh/ui/breadcrumb'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import type { ReactNode } from 'react'
import type { FoundList } from '#features/product-list/public.ts'
import { bidiIsolate } from './bidi-isolate.ts'
import type { NearestCategory } from './nearest-category.ts'
import styles from './results-head.module.css'
import type { NoteUrls } from './results-place.ts'

type ResultsHeadProps = {
  text: string
  categoryTitle: string | null
  found: Pick<FoundList, 'corrected' | 'dropped' | 'unsold' | 'isNearest' | 'asked' | 'understood'>
  /** Null where the words lead nowhere else. */
  urls: NoteUrls | null
  /** Where the nearest to an unsold thing is. */
  nearest: NearestCategory | null
  say: Say
}

/** The top of the results: what was searched for, where, what was made of it, and the way back to what was typed. */
export function ResultsHead({ text, categoryTitle, found, urls, nearest, say }: ResultsHeadProps) {
  const { corrected, dropped, unsold, isNearest, asked, understood } = found
  const left = dropped.filter((word) => !unsold.includes(word))
  const asTyped = urls && (
    <NoteLink href={urls.asTyped}>{say('SearchAsTyped', { typed: bidiIsolate(text) })}</NoteLink>
  )
  return (
    <header className={styles.head}>
      <Breadcrumb label={say('Breadcrumb')} crumbs={[{ href: PAGE_PATHS.home, title: say('HomePage') }]} />
      <h1 className={styles.title}>{say('SearchResultsFor', { term: bidiIsolate(text) })}</h1>
      {categoryTitle && (
        <p className={styles.where}>{say('SearchInCategory', { title: bidiIsolate(categoryTitle) })}</p>
      )}
      {corrected !== null && (
        <Note link={asTyped}>
          {say('SearchInsteadOf', { used: bidiIsolate(corrected), typed: bidiIsolate(text) })}
        </Note>
      )}
      {unsold.length > 0 && (
        <Note
          link={
            nearest && (
              <NoteLink href={nearest.url}>
                {say('SearchNearestCategory', { title: bidiIsolate(nearest.title) })}
              </NoteLink>
            )
          }
        >
          {say(isNearest ? 'SearchNotSoldNearest' : 'SearchNotSold', {
            words: bidiIsolate(unsold.join(' ')),
          })}
        </Note>
      )}
      {asked !== null && urls && (
        <Note link={<NoteLink href={urls.of(asked)}>{bidiIsolate(asked)}</NoteLink>}>
          {say('SearchDidYouMean')}
        </Note>
      )}
      {left.length > 0 && !isNearest && (
        <Note>{say('SearchLeftOut', { words: bidiIsolate(left.join(' ')) })}</Note>
      )}
      {understood.length > 0 && corrected === null && <p>{asTyped}</p>}
    </header>
  )
}

function Note({ children, link = null }: { children: ReactNode; link?: ReactNode }) {
  return (
    <div className={styles.note} role="status">
      <Icon name="info" />
      <span>{children}</span>
      {link}
    </div>
  )
}

function NoteLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className={styles.link} href={href}>
      {children}
    </Link>
  )
}
