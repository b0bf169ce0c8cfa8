'use client'

import { Link } from '@payloadcms/ui'
import { commandBarTexts, menuTexts as texts } from '@rasteh/messages/dashboard'
import type { MenuCounts } from '@rasteh/shop-store/reads/menu-counts'
import { Icon as Sign } from '@rasteh/ui/icon'
import { usePathname } from 'next/navigation'
import { useCallback, useRef, useState } from 'react'
import { CommandBar, type CommandTarget } from '#screens/command-bar/public-components.ts'
import { Icon } from '../icon.tsx'
import styles from './menu-frame.module.css'
import { MenuList } from './menu-list.tsx'
import type { MenuState } from './menu-state.ts'
import type { ShownGroup } from './shown-menu.ts'
import { useDrawer } from './use-drawer.ts'
import { useMenu } from './use-menu.ts'

type MenuFrameProps = {
  groups: ShownGroup[]
  counts: Promise<MenuCounts | null>
  kept: MenuState
  actions: CommandTarget[]
  staffId: string
}

/** The menu beside the page, and over the whole screen on a phone, with the button that opens and closes it. */
export function MenuFrame({ groups, counts, kept, actions, staffId }: MenuFrameProps) {
  const menu = useMenu(kept)
  const pathname = usePathname()
  const drawer = useRef<HTMLElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const [isSearching, setSearching] = useState(false)
  const search = useCallback(() => setSearching(true), [])
  const closeDrawer = useDrawer({
    isOpen: menu.isPhone && menu.isOpen,
    setOpen: menu.setOpen,
    drawer,
    firstFocus: closer,
  })
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        data-menu-opener
        aria-expanded={menu.isOpen}
        aria-controls="dashboard-menu"
        aria-label={menu.isOpen ? texts.close : texts.open}
        onClick={() => menu.setOpen(!menu.isOpen)}
      >
        <Sign name="menu" />
      </button>
      <button
        type="button"
        className={styles.search}
        data-command-bar
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={commandBarTexts.open}
        onClick={search}
      >
        <Sign name="search" />
      </button>
      <section
        ref={drawer}
        id="dashboard-menu"
        aria-label={texts.title}
        className={styles.frame}
        data-is-open={menu.isOpen}
        inert={!menu.isOpen}
      >
        <div className={styles.head}>
          <Link
            href="/dashboard"
            prefetch={false}
            className={styles.home}
            aria-current={pathname === '/dashboard' ? 'page' : undefined}
          >
            <span className={styles.mark}>
              <Icon />
            </span>
            {texts.home}
          </Link>
          <button
            ref={closer}
            type="button"
            className={styles.closer}
            aria-label={texts.close}
            onClick={closeDrawer}
          >
            <Sign name="close" />
          </button>
        </div>
        <button type="button" className={styles.wide} aria-haspopup="dialog" onClick={search}>
          <Sign name="search" />
          <span className={styles.wideName}>{commandBarTexts.open}</span>
          <kbd className={styles.keys}>{commandBarTexts.keys}</kbd>
        </button>
        <nav className={styles.list} aria-label={texts.name}>
          <MenuList groups={groups} counts={counts} opened={menu.groups} onGroup={menu.setGroup} />
        </nav>
        <div className={styles.foot}>
          <Link href="/dashboard/account" prefetch={false} className={styles.footLink}>
            {texts.account}
          </Link>
          <Link href="/dashboard/logout" prefetch={false} className={styles.footLink}>
            {texts.signOut}
          </Link>
        </div>
      </section>
      <CommandBar
        staffId={staffId}
        pages={toPages(groups)}
        actions={actions}
        isOpen={isSearching}
        onOpen={search}
        onClose={() => setSearching(false)}
      />
    </>
  )
}

const toPages = (groups: ShownGroup[]): CommandTarget[] =>
  groups.flatMap(({ title, daily, rare }) =>
    [...daily, ...rare].map(({ label, url }) => ({ label, url, detail: title })),
  )
