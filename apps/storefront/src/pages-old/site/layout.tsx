import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { directionOf, languageOf } from '@rasteh/persian-text/culture'
import { loadPageLinks } from '@rasteh/shop-store/reads/articles'
import '@rasteh/ui/fonts.css'
import '@rasteh/ui/tokens.css'
import '@rasteh/ui/base.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import BasketButton from '../../features/basket/islands/basket-button.tsx'
import Lightboxes from '../../features/lightbox/islands/lightboxes.tsx'
import Notices from '../../features/notices/islands/notices.tsx'
import { EnamadSeal } from '../../features/shell/enamad-seal.tsx'
import { HiddenVariables } from '../../features/shell/hidden-variables.tsx'
import MainNav from '../../features/shell/menu/islands/main-nav.tsx'
import PageTools from '../../features/shell/page-tools/islands/page-tools.tsx'
import { SiteFooter } from '../../features/shell/site-footer.tsx'
import { SiteHeader } from '../../features/shell/site-header.tsx'
import { TopStrip } from '../../features/shell/top-strip.tsx'
import { pageAddress } from '../../page/addresses.ts'
import { readCulture } from '../../page/culture.ts'
import { readDatabase } from '../../page/database.ts'
import { loadFront } from '../../page/front.ts'
import { PageSettingsProvider } from '../../page/islands/page-settings.tsx'
import { toPageTexts } from '../../page/islands/page-texts.ts'
import { siteOrigin } from '../../page/origin.ts'
import { loadSay, loadTexts } from '../../page/say.ts'
import { loadShell } from '../../page/shell.ts'
import styles from './layout.module.css'

export const dynamic = 'force-dynamic'

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#1b2124' },
  ],
}

export async function generateMetadata(): Promise<Metadata> {
  const [{ shopName }, say] = await Promise.all([loadFront(), loadSay()])
  return {
    metadataBase: new URL(siteOrigin()),
    title: { default: shopName, template: `%s | ${shopName}` },
    description: say('HomeDescription', { shop: shopName }),
    formatDetection: { telephone: false },
    applicationName: shopName,
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      ],
      apple: '/icons/apple-touch-icon.png',
    },
  }
}

const FOOTER_PAGES = 12

const SEARCH_KINDS = { suggestions: 'suggestions', simple: 'simple', preview: 'platform-preview' } as const

/** What takes the focus at the top of the page. */
const TOP_ID = 'top'

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [culture, say, texts, front, shell] = await Promise.all([
    readCulture(),
    loadSay(),
    loadTexts(),
    loadFront(),
    loadShell(),
  ])
  const pages = await loadPageLinks(readDatabase(), languageOf(culture), FOOTER_PAGES)
  const { menu, categories, header, footer } = shell
  const { shopName, slogan, money, enamad } = front
  return (
    <html lang={culture} dir={directionOf(culture)}>
      <body>
        <a className={styles.skip} id={TOP_ID} href="#content">
          {say('SkipToContent')}
        </a>
        <PageSettingsProvider money={money} texts={toPageTexts(texts)}>
          <TopStrip header={header} culture={culture} say={say} />
          <SiteHeader
            shopName={shopName}
            culture={culture}
            menu={menu}
            searchKind={SEARCH_KINDS[header.searchBoxKind]}
            say={say}
            basket={<BasketButton />}
          />
          <MainNav items={menu} />
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
        </PageSettingsProvider>
      </body>
    </html>
  )
}
