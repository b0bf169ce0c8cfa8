import type { MenuItem } from '@rasteh/shop-store/reads/shell'
import styles from './mega-panel.module.css'
import { MenuLink } from './menu-link.tsx'

/** The entries under one of the menu's, in columns; those that have their own are the headings of theirs. */
export function MegaPanel({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className={styles.columns}>
      {items.map(({ id, title, address, children }) => (
        <li key={id} className={styles.column}>
          <MenuLink
            className={children.length > 0 ? styles.head : styles.link}
            title={title}
            address={address}
          />
          {children.length > 0 && (
            <ul>
              {children.map((child) => (
                <li key={child.id}>
                  <MenuLink className={styles.link} title={child.title} address={child.address} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
