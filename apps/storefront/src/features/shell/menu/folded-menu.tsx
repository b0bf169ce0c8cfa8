'use client'

import { MEGA_MENU_MOBILE_MAX_PX } from '@rasteh/shop-core/menu'
import type { MenuItem } from '@rasteh/shop-store/reads/shell'
import { Icon } from '@rasteh/ui/icon'
import { useMaxWidth } from '../max-width.ts'
import styles from './folded-menu.module.css'
import { MenuLink } from './menu-link.tsx'

/** The menu in its mobile form: one entry under the other. On narrow screens what is under an entry is folded too. */
export function FoldedMenu({ items }: { items: readonly MenuItem[] }) {
  const isNarrow = useMaxWidth(MEGA_MENU_MOBILE_MAX_PX)
  return (
    <ul className={styles.list} data-form={isNarrow ? 'mobile' : 'mega'}>
      {items.map((item) => (
        <li key={item.id}>
          {item.children.length === 0 ? (
            <MenuLink className={styles.link} title={item.title} address={item.address} />
          ) : (
            <Branch item={item} isFolded={isNarrow} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Branch({ item: { title, address, children }, isFolded }: { item: MenuItem; isFolded: boolean }) {
  return (
    // The key opens and closes all of them when the window passes the breakpoint.
    <details key={String(isFolded)} className={styles.branch} open={!isFolded}>
      <summary className={styles.link}>
        {title}
        <Icon name="down" />
      </summary>
      <ul className={styles.twigs}>
        <li>
          <MenuLink className={styles.twig} title={title} address={address} />
        </li>
        {children.map((child) => (
          <li key={child.id}>
            <MenuLink className={styles.twig} title={child.title} address={child.address} />
          </li>
        ))}
      </ul>
    </details>
  )
}
