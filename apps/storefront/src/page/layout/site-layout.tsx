import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { namesNews, sellsGoods } from '@rasteh/shop-core/brand'
import { loadPageLinks } from '@rasteh/shop-store/reads/articles'
import { Link } from '@rasteh/ui/link'
import '@rasteh/ui/fonts.css'
import '@rasteh/ui/tokens.css'
import '@rasteh/ui/base.css'
import type { ReactNode } from 'react'
import { BasketButton } from '#features/basket/public.ts'
import { Lightboxes } from '#features/lightbox/public.ts'
import { Notices } from '#features/notices/public.ts'
import {
  ENAMAD,
  EnamadSeal,
  HiddenVariables,
  loadShell,
  MainNav,
  PageTools,
  SiteFooter,
  SiteHeader,
  searchedText,
  TopStrip,
} from '#features/shell/public.ts'
import { readLanguage } from '../culture/culture.ts'
import type { SearchCategory } from '../define-page.ts'
import { readDatabase } from '../load/database.ts'
import type { Site } from '../load/load-site.ts'
import { pageUrl } from '../load/page-urls.ts'
import { currentRequest } from '../load/request.ts'
import { loadFront } from '../load/shop-front.ts'
import { whileUnchanged } from '../load/while-unchanged.ts'
import styles from './site-layout.module.css'

const FOOTER_PAGES = 12

const SEARCH_KINDS = { suggestions: 'suggestions', simple: 'simple', preview: 'platform-preview' } as const

/** Suggestions are of goods: a company's site previews its pages instead. */
const searchKind = (chosen: keyof typeof SEARCH_KINDS, isShop: boolean) =>
  SEARCH_KINDS[chosen === 'suggestions' && !isShop ? 'preview' : chosen]

/** What takes the focus at the top of the page. */
const TOP_ID = 'top'

const loadFooterPages = whileUnchanged(async () =>
  loadPageLinks(readDatabase(), readLanguage(), FOOTER_PAGES),
)

/** What is around every page. */
export type Shell = Awaited<ReturnType<typeof loadSiteShell>>

export async function loadSiteShell() {
  const [shell, { enamad }, pages] = await Promise.all([loadShell(), loadFront(), loadFooterPages()])
  if (enamad) currentRequest().imageOrigins.add(ENAMAD)
  return { ...shell, enamad, pages, searched: searchedText() }
}

type SiteLayoutProps = {
  shell: Shell
  site: Site
  searchIn: SearchCategory | null
  hidesShell: boolean
  /** Whether the page is not there in the other language. */
  isOnlyHere: boolean
  children: ReactNode
}

export function SiteLayout({ shell, site, searchIn, hidesShell, isOnlyHere, children }: SiteLayoutProps) {
  return (
    <>
      <Link className={styles.skip} id={TOP_ID} href="#content">
        {site.say('SkipToContent')}
      </Link>
      {!hidesShell && <Above {...{ shell, site, searchIn, isOnlyHere }} />}
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      {!hidesShell && <Below {...{ shell, site }} />}
      <PageTools topId={TOP_ID} />
      <Notices />
      <Lightboxes />
      <HiddenVariables />
    </>
  )
}

type AboveProps = Pick<SiteLayoutProps, 'shell' | 'site' | 'searchIn' | 'isOnlyHere'>

function Above({ shell, site, searchIn, isOnlyHere }: AboveProps) {
  const { header, searched } = shell
  const { shopName, culture, say, brand } = site
  const isShop = sellsGoods(brand.siteKind)
  return (
    <>
      <TopStrip header={header} culture={culture} say={say} />
      <SiteHeader
        shopName={shopName}
        brand={brand}
        culture={culture}
        search={{ kind: searchKind(header.searchBoxKind, isShop), searched, category: searchIn, isShop }}
        say={say}
        languagePath={isOnlyHere ? PAGE_PATHS.home : undefined}
        basket={isShop && <BasketButton />}
      />
      <MainNav />
    </>
  )
}

function Below({ shell, site }: Pick<SiteLayoutProps, 'shell' | 'site'>) {
  const { categories, footer, enamad, pages } = shell
  const { shopName, slogan, culture, say, brand } = site
  const news = namesNews(brand.siteKind) ? [{ title: say('News'), address: PAGE_PATHS.news }] : []
  return (
    <SiteFooter
      shopName={shopName}
      brand={brand}
      culture={culture}
      slogan={slogan}
      categories={sellsGoods(brand.siteKind) ? categories : []}
      pages={[...news, ...pages.map((page) => ({ title: page.title, address: pageUrl(page) }))]}
      footer={footer}
      seal={enamad && <EnamadSeal {...enamad} say={say} />}
      say={say}
    />
  )
}
