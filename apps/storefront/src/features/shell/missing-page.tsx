import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { Girih } from '@rasteh/ui/girih'
import { Link } from '@rasteh/ui/link'
import { LinkButton } from '@rasteh/ui/link-button'
import { definePage } from '#page/define-page.ts'
import styles from '#page/layout/stopped.module.css'
import { followRedirect } from './follow-redirect.ts'
import { loadShell } from './load-shell.ts'

/** More would be a list to search through. */
const CATEGORIES_MOST = 8

/** Is shown in the place of a page that is not there, after asking where an old URL leads now. */
export const missingPage = definePage({
  path: '/*',
  load: async ({ path }) => {
    await followRedirect(path)
    return (await loadShell()).categories
  },
  status: () => 404,
  head: (_, { say, shopName }) => ({ title: `${say('NotFoundTitle')} | ${shopName}`, robots: 'noindex' }),
  Component: ({ data: categories, site: { say } }) => (
    <div className={styles.stopped}>
      <Girih fade="end" />
      <h1 className={styles.title}>{say('NotFoundTitle')}</h1>
      <p className={styles.text}>{say('NotFoundText')}</p>
      <LinkButton href={PAGE_PATHS.home}>{say('GoHome')}</LinkButton>
      {categories.length > 0 && (
        <nav className={styles.links} aria-label={say('NotFoundWays')}>
          <h2 className={styles.linksTitle}>{say('NotFoundWays')}</h2>
          <ul className={styles.linkList}>
            {categories.slice(0, CATEGORIES_MOST).map(({ id, title, address }) => (
              <li key={id}>
                <Link className={styles.link} href={address}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  ),
})
