'use client'

import { MAIN_MENU_MAX, splitMenu } from '@rasteh/shop-core/menu'
import type { MenuItem } from '@rasteh/shop-store/reads/shell'
import { Icon } from '@rasteh/ui/icon'
import { useMemo, useState } from 'react'
import { island } from '#island'
import { fromLines } from '#page/islands/menu-lines.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { FoldedMenu } from '../folded-menu.tsx'
import { MegaPanel } from '../mega-panel.tsx'
import { MenuEntry } from '../menu-entry.tsx'
import { MenuLink } from '../menu-link.tsx'
import styles from './main-nav.module.css'

/** The main menu: a row on wide screens, folded away on narrower ones. Both open without any script. */
export function MainNav() {
  const { say, menu } = usePageSettings()
  const items = useMemo(() => fromLines(menu), [menu])
  return (
    <nav className={styles.nav} aria-label={say('MainMenu')}>
      <MenuRow items={items} />
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <Icon name="menu" />
          {say('MainMenu')}
        </summary>
        <FoldedMenu items={items} />
      </details>
    </nav>
  )
}

const OTHERS = 'others'

function MenuRow({ items }: { items: readonly MenuItem[] }) {
  const { say } = usePageSettings()
  const [open, setOpen] = useState<string | null>(null)
  const { shown, overflow } = splitMenu(items, MAIN_MENU_MAX)
  const states = (id: string) => ({
    isOpen: open === id,
    onOpen: () => setOpen(id),
    onClose: () => setOpen((now) => (now === id ? null : now)),
  })
  return (
    <ul className={styles.row}>
      {shown.map(({ id, title, address, children }) => {
        const link = <MenuLink className={styles.link} title={title} address={address} />
        if (children.length === 0) return <li key={id}>{link}</li>
        return (
          <MenuEntry key={id} link={link} label={say('OpenSubmenu', { title })} {...states(id)}>
            <MegaPanel items={children} />
          </MenuEntry>
        )
      })}
      {overflow.length > 0 && (
        <MenuEntry link={null} label={say('OtherMenuItems')} {...states(OTHERS)}>
          <MegaPanel items={overflow} />
        </MenuEntry>
      )}
    </ul>
  )
}

export default island('shell/menu/main-nav', MainNav, 'visible')
