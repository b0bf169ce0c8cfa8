import type { Say } from '@rasteh/messages/say'
import { MAIN_MENU_MAX, splitMenu } from '@rasteh/shop-core/menu'
import { Icon } from '@rasteh/ui/icon'
import styles from './main-nav.module.css'

export type MenuItem = { href: string; title: string }

/** The main menu: a row on wide screens, folded away on narrow ones. Both open without any script. */
export function MainNav({ items, say }: { items: readonly MenuItem[]; say: Say }) {
  const { shown, overflow } = splitMenu(items, MAIN_MENU_MAX)
  return (
    <nav className={styles.nav} aria-label={say('MainMenu')}>
      <ul className={styles.row}>
        {shown.map((item) => (
          <Item key={item.href} item={item} />
        ))}
        {overflow.length > 0 && (
          <li className={styles.item}>
            <Fold title={say('OtherMenuItems')} items={overflow} />
          </li>
        )}
      </ul>
      <div className={styles.narrow}>
        <Fold title={say('MainMenu')} items={items} isWide />
      </div>
    </nav>
  )
}

function Fold({
  title,
  items,
  isWide = false,
}: {
  title: string
  items: readonly MenuItem[]
  isWide?: boolean
}) {
  return (
    <details className={styles.fold}>
      <summary className={styles.link}>
        {isWide && <Icon name="menu" />}
        {title}
        {!isWide && <Icon name="down" />}
      </summary>
      <ul className={isWide ? styles.sheet : styles.drop}>
        {items.map((item) => (
          <Item key={item.href} item={item} />
        ))}
      </ul>
    </details>
  )
}

function Item({ item: { href, title } }: { item: MenuItem }) {
  return (
    <li className={styles.item}>
      <a className={styles.link} href={href}>
        {title}
      </a>
    </li>
  )
}
