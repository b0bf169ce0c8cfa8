import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadPageLinks } from '@rasteh/shop-store/reads/articles'
import { Link } from '@rasteh/ui/link'
import '@rasteh/ui/fonts.css'
import '@rasteh/ui/tokens.css'
import '@rasteh/ui/base.css'
import type { ReactNode } from 'react'
import BasketButton from '../features/basket/islands/basket-button.tsx'
import Lightboxes from '../features/lightbox/islands/lightboxes.tsx'
import Notices from '../features/notices/islands/notices.tsx'
import { ENAMAD, EnamadSeal } from '../features/shell/enamad-seal.tsx'
import { HiddenVariables } from '../features/shell/hidden-variables.tsx'
import MainNav from '../features/shell/menu/islands/main-nav.tsx'
import PageTools from '../features/shell/page-tools/islands/page-tools.tsx'
import { SiteFooter } from '../features/shell/site-footer.tsx'
import { SiteHeader } from '../features/shell/site-header.tsx'
import { TopStrip } from '../features/shell/top-strip.tsx'
import { pageAddress } from './addresses.ts'
import { readLanguage } from './culture.ts'
import { readDatabase } from './database.ts'
import type { SearchCategory } from './define-page.ts'
import { loadFront } from './front.ts'
import styles from './layout.module.css'
import { currentRequest } from './request.ts'
import { searchedText } from './searched-text.ts'
import { loadShell } from './shell.ts'
import type { Site } from './site.ts'
import { whileUnchanged } from './while-unchanged.ts'

const FOOTER_PAGES = 12

const SEARCH_KINDS = { suggestions: 'suggestions', simple: 'simple', preview: 'platform-preview' } as const

/** What takes the focus at the top of the page. */
const TOP_ID = 'top'

const loadFooterPages = whileUnchanged(async () =>
  loadPageLinks(readDatabase(), readLanguage(), FOOTER_PAGES),
)

/** What stands around every page. */
export type Shell = Awaited<ReturnType<typeof loadSiteShell>>

export async function loadSiteShell() {
  const [shell, { enamad }, pages] = await Promise.all([loadShell(), loadFront(), loadFooterPages()])
  if (enamad) currentRequest().imageOrigins.add(ENAMAD)
  return { ...shell, enamad, pages, searched: searchedText() }
}

type SiteLayoutProps = { shell: Shell; site: Site; searchIn: SearchCategory | null; children: ReactNode }

export function SiteLayout({ shell, site, searchIn, children }: SiteLayoutProps) {
  const { categories, header, footer, enamad, pages, searched } = shell
  const { shopName, slogan, culture, say } = site
  return (
    <>
      <Link className={styles.skip} id={TOP_ID} href="#content">
        {say('SkipToContent')}
      </Link>
      <TopStrip header={header} culture={culture} say={say} />
      <SiteHeader
        shopName={shopName}
        culture={culture}
        search={{ kind: SEARCH_KINDS[header.searchBoxKind], searched, category: searchIn }}
        say={say}
        basket={<BasketButton />}
      />
      <MainNav />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        shopName={shopName}
        culture={culture}
        slogan={slogan}
        categories={categories}
        pages={[
          { title: say('News'), address: PAGE_PATHS.news },
          ...pages.map((page) => ({ title: page.title, address: pageAddress(page) })),
        ]}
        footer={footer}
        seal={enamad && <EnamadSeal {...enamad} say={say} />}
        say={say}
      />
      <PageTools topId={TOP_ID} />
      <Notices />
      <Lightboxes />
      <HiddenVariables />
    </>
  )
}
