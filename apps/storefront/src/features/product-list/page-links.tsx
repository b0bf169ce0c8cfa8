import type { Say } from '@rasteh/messages/say'
import { useLead } from '@rasteh/ui/link'
import { LinkButton } from '@rasteh/ui/link-button'
import styles from './page-links.module.css'

type PageLinksProps = { page: number; pageCount: number; urlOf: (page: number) => string; say: Say }

/** The links to the pages before and after this one of a long list, for people and in the head for machines. */
export function PageLinks({ page, pageCount, urlOf, say }: PageLinksProps) {
  const lead = useLead()
  if (pageCount === 1) return null
  const previous = page > 1 ? urlOf(page - 1) : null
  const next = page < pageCount ? urlOf(page + 1) : null
  return (
    <nav className={styles.links} aria-label={say('Pages')}>
      {previous && <link rel="prev" href={lead(previous)} />}
      {next && <link rel="next" href={lead(next)} />}
      {previous && (
        <LinkButton kind="secondary" href={previous}>
          {say('PagePrevious')}
        </LinkButton>
      )}
      <p className={styles.here}>{say('PageOf', { page, total: pageCount })}</p>
      {next && (
        <LinkButton kind="secondary" href={next}>
          {say('PageNext')}
        </LinkButton>
      )}
    </nav>
  )
}
