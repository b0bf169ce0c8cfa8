import { directionOf } from '@rasteh/persian-text/culture'
import '@rasteh/ui/fonts.css'
import '@rasteh/ui/tokens.css'
import '@rasteh/ui/base.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import Notices from '../../features/notices/islands/notices.tsx'
import { readCulture } from '../../page/culture.ts'
import { loadFront } from '../../page/front.ts'
import { PageSettingsProvider } from '../../page/islands/page-settings.tsx'
import { toPageTexts } from '../../page/islands/page-texts.ts'
import { loadTexts } from '../../page/say.ts'
import styles from './layout.module.css'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const { shopName } = await loadFront()
  return {
    title: { default: shopName, template: `%s | ${shopName}` },
    formatDetection: { telephone: false },
  }
}

/** Pages that open in a lightbox's frame: the page around them has the header and the footer already. */
export default async function FrameLayout({ children }: { children: ReactNode }) {
  const [culture, texts, { money }] = await Promise.all([readCulture(), loadTexts(), loadFront()])
  return (
    <html lang={culture} dir={directionOf(culture)}>
      <body>
        <PageSettingsProvider money={money} texts={toPageTexts(texts)}>
          <main className={styles.main} id="content">
            {children}
          </main>
          <Notices />
        </PageSettingsProvider>
      </body>
    </html>
  )
}
