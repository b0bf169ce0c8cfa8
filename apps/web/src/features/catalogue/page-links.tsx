import type { Say } from '@rasteh/messages/say'
import { LinkButton } from '@rasteh/ui/link-button'
import styles from './page-links.module.css'

type PageLinksProps = { path: string; page: number; hasNext: boolean; say: Say }

/** The ways to the pages before and after this one of a long list. */
export function PageLinks({ path, page, hasNext, say }: PageLinksProps) {
  if (page === 1 && !hasNext) return null
  return (
    <nav className={styles.links} aria-label={say('Pages')}>
      {page > 1 && (
        <LinkButton kind="secondary" href={page === 2 ? path : `${path}?page=${page - 1}`}>
          {say('PagePrevious')}
        </LinkButton>
      )}
      {hasNext && (
        <LinkButton kind="secondary" href={`${path}?page=${page + 1}`}>
          {say('PageNext')}
        </LinkButton>
      )}
    </nav>
  )
}
