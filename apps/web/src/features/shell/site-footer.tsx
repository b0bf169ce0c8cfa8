import type { Say } from '@rasteh/messages/say'
import { Girih } from '@rasteh/ui/girih'
import { WordMark } from '@rasteh/ui/word-mark'
import styles from './site-footer.module.css'

export type FooterLink = { href: string; title: string }

type SiteFooterProps = {
  shopName: string
  slogan: string | null
  categories: readonly FooterLink[]
  pages: readonly FooterLink[]
  say: Say
}

export function SiteFooter({ shopName, slogan, categories, pages, say }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <Girih tone="deep" />
      <div className={styles.inner}>
        <div className={styles.about}>
          <WordMark name={shopName} tone="deep" />
          <p className={styles.slogan}>{slogan || say('HomeIntroduction')}</p>
        </div>
        <nav className={styles.links} aria-label={say('FooterNavigation')}>
          <Column title={say('FooterCategories')} items={categories} />
          <Column title={say('FooterPages')} items={pages} />
        </nav>
        <p className={styles.rights}>{say('FooterCopyright', { shop: shopName })}</p>
      </div>
    </footer>
  )
}

function Column({ title, items }: { title: string; items: readonly FooterLink[] }) {
  if (items.length === 0) return null
  return (
    <div className={styles.column}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <a className={styles.link} href={item.href}>
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
