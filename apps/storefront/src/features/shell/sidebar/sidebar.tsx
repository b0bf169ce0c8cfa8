'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { Button } from '@rasteh/ui/button'
import { Drawer } from '@rasteh/ui/drawer'
import { Girih } from '@rasteh/ui/girih'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { type Logo, SiteLogo } from '@rasteh/ui/site-logo'
import { type MouseEvent, useMemo } from 'react'
import { fromLines } from '#page/islands/menu-lines.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { AccountLink } from '../account/islands/account-link.tsx'
import { ManagersLink } from '../account/islands/managers-link.tsx'
import { LanguageLink } from '../language-link.tsx'
import { FoldedMenu } from '../menu/folded-menu.tsx'
import { SearchBox, type SearchBoxProps } from '../search/islands/search-box.tsx'
import styles from './sidebar.module.css'

export type SidebarProps = {
  shopName: string
  logo: Logo | null
  isShop: boolean
  search: SearchBoxProps
  /** Where the other language begins, if this page is not there in it. */
  languagePath?: string | undefined
  isOpen: boolean
  onClose: () => void
}

/** The shell of narrow screens in one sheet: signing in, search, language and the main menu. */
export function Sidebar({ shopName, logo, isShop, search, languagePath, isOpen, onClose }: SidebarProps) {
  const { say, money, menu } = usePageSettings()
  const items = useMemo(() => fromLines(menu), [menu])
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose()
  }
  return (
    <Drawer label={say('Sidebar')} culture={money.culture} isOpen={isOpen} onClose={onClose}>
      <div className={styles.head}>
        <Girih fade="end" />
        <Link className={styles.brand} href={PAGE_PATHS.home}>
          <SiteLogo name={shopName} logo={logo} />
        </Link>
        <Button kind="quiet" size="icon" label={say('CloseMenu')} onPress={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <div className={styles.body}>
        <SearchBox {...search} />
        <div className={styles.tools}>
          {isShop && <AccountLink className={styles.tool} />}
          <LanguageLink className={styles.tool} culture={money.culture} say={say} path={languagePath} />
          <ManagersLink className={styles.tool} />
        </div>
        {/* A link of this very page leads behind the sheet. */}
        <nav aria-label={say('MainMenu')} onClickCapture={closeAfterLink}>
          <FoldedMenu items={items} />
        </nav>
      </div>
    </Drawer>
  )
}
