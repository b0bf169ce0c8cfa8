import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Say } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import { sellsGoods } from '@rasteh/shop-core/brand'
import { Girih } from '@rasteh/ui/girih'
import { Link } from '@rasteh/ui/link'
import { SiteLogo } from '@rasteh/ui/site-logo'
import type { ReactNode } from 'react'
import type { ShownBrand } from '#page/load/shown-brand.ts'
import AccountLink from './account/islands/account-link.tsx'
import ManagersLink from './account/islands/managers-link.tsx'
import { LanguageLink } from './language-link.tsx'
import SearchBox, { type SearchBoxProps } from './search/islands/search-box.tsx'
import SidebarButton from './sidebar/islands/sidebar-button.tsx'
import styles from './site-header.module.css'

type SiteHeaderProps = {
  shopName: string
  brand: ShownBrand
  culture: Culture
  search: SearchBoxProps
  say: Say
  /** Where the other language begins, if this page is not there in it. */
  languagePath?: string | undefined
  /** The basket's button, an island; a company's site has none. */
  basket: ReactNode
}

/** The top of every page, the same for everybody: who is signed in and what is in the basket arrives later. */
export function SiteHeader({ shopName, brand, culture, search, say, languagePath, basket }: SiteHeaderProps) {
  const isShop = sellsGoods(brand.siteKind)
  return (
    <header className={styles.header} data-arrangement={brand.header}>
      <Girih fade="end" />
      <div className={styles.bar}>
        <SidebarButton shopName={shopName} logo={brand.logo} {...{ isShop, search, languagePath }} />
        <Link className={styles.brand} href={PAGE_PATHS.home}>
          <SiteLogo name={shopName} logo={brand.logo} />
        </Link>
        <div className={styles.search}>
          <SearchBox {...search} />
        </div>
        <div className={styles.tools}>
          <ManagersLink className={styles.tool} textClassName={styles.toolText} />
          <LanguageLink
            className={styles.tool}
            textClassName={styles.toolText}
            culture={culture}
            say={say}
            path={languagePath}
          />
          {isShop && <AccountLink className={styles.tool} textClassName={styles.toolText} />}
          {basket}
        </div>
      </div>
    </header>
  )
}
