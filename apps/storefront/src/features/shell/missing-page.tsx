import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { Girih } from '@rasteh/ui/girih'
import { LinkButton } from '@rasteh/ui/link-button'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { answerWith, askedPath } from '../../page/answer.ts'
import { followRedirect } from '../../page/follow-redirect.ts'
import { loadSay } from '../../page/say.ts'
import { loadShell } from '../../page/shell.ts'
import styles from './stopped.module.css'

/** More would be a list to search through. */
const WAYS_MOST = 8

/** Stands in the place of a page that is not there. */
export async function MissingPage() {
  const [say, { categories }] = await Promise.all([loadSay(), loadShell()])
  return (
    <div className={styles.stopped}>
      <Girih fade="end" />
      <h1 className={styles.title}>{say('NotFoundTitle')}</h1>
      <p className={styles.text}>{say('NotFoundText')}</p>
      <LinkButton href={PAGE_PATHS.home}>{say('GoHome')}</LinkButton>
      {categories.length > 0 && (
        <nav className={styles.ways} aria-label={say('NotFoundWays')}>
          <h2 className={styles.waysTitle}>{say('NotFoundWays')}</h2>
          <ul className={styles.wayList}>
            {categories.slice(0, WAYS_MOST).map(({ id, title, address }) => (
              <li key={id}>
                <a className={styles.way} href={address}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

/**
 * Leads an old address to where its page went. Any other is answered 404, with a page that is readable without
 * scripts; where no server can, as Next does it.
 */
export async function answerMissing() {
  await followRedirect(askedPath())
  if (!answerWith(404)) notFound()
  return <MissingPage />
}

export async function missingMetadata(): Promise<Metadata> {
  return { title: (await loadSay())('NotFoundTitle'), robots: { index: false } }
}
