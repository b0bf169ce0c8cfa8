import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import styles from './breadcrumb.module.css'

type Crumb = { href: string; title: string }

/** The breadcrumbs from the home page to here. The page itself is named by its heading, so it is not the last crumb. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ href, title }, index) => (
          <li key={href} className={styles.crumb}>
            {index > 0 && <Icon name="chevron" isMirrored />}
            <Link className={styles.link} href={href}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
