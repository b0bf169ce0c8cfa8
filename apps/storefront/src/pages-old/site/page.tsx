import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { languageOf } from '@rasteh/persian-text/culture'
import { loadPage } from '@rasteh/shop-store/reads/articles'
import type { PageModule } from '@rasteh/shop-store/reads/modules'
import { VisuallyHidden } from '@rasteh/ui/visually-hidden'
import type { Metadata } from 'next'
import { cache } from 'react'
import { UntranslatedNotice } from '../../features/articles/untranslated-notice.tsx'
import { RenderModules } from '../../modules/render-modules.tsx'
import { readCulture, readLanguage } from '../../page/culture.ts'
import { readDatabase } from '../../page/database.ts'
import { foreignWords } from '../../page/foreign-words.ts'
import { loadFront } from '../../page/front.ts'
import { HOME_SLUG } from '../../page/home-slug.ts'
import { siteOrigin } from '../../page/origin.ts'
import { pageHead } from '../../page/page-head.ts'
import { loadSay } from '../../page/say.ts'
import { describeShop } from '../../page/structured-data/describe-page.ts'
import { StructuredData } from '../../page/structured-data/structured-data.tsx'
import styles from './page.module.css'

export const dynamic = 'force-dynamic'

const findHome = cache(async () => loadPage(readDatabase(), HOME_SLUG, await readLanguage()))

export async function generateMetadata(): Promise<Metadata> {
  const [{ shopName, slogan }, say, page] = await Promise.all([loadFront(), loadSay(), findHome()])
  return pageHead({
    path: PAGE_PATHS.home,
    title: page?.seo.title || `${shopName} | ${slogan || say('HomeHeadline')}`,
    isWholeTitle: true,
    description: page?.seo.description || page?.summary || say('HomeDescription', { shop: shopName }),
    picture: page?.seo.picture ?? null,
    isInEnglish: page?.written.isInEnglish ?? true,
  })
}

/** The page that managers wrote as `home`; a shop that has none yet shows its greeting, categories and products. */
export default async function HomePage() {
  const [page, { shopName }, culture] = await Promise.all([findHome(), loadFront(), readCulture()])
  const modules = page && page.layout.length > 0 ? page.layout : PLAIN_HOME
  const hasHeading = modules.some(({ blockType }) => blockType === 'hero')
  const drawn = <RenderModules modules={modules} hasTitle={!hasHeading} />
  const site = { origin: siteOrigin(), culture }
  const words = foreignWords(page?.written.body ?? languageOf(culture), culture)
  return (
    <div className={styles.home}>
      <StructuredData data={describeShop(site, { name: shopName, searchPage: PAGE_PATHS.search })} />
      {!hasHeading && (
        <VisuallyHidden>
          <h1>{shopName}</h1>
        </VisuallyHidden>
      )}
      {page && <UntranslatedNotice written={page.written} />}
      {words.lang ? (
        <div className={styles.foreign} {...words}>
          {drawn}
        </div>
      ) : (
        drawn
      )}
    </div>
  )
}

/** Modules that nobody wrote have numbers below all that are given. */
const PLAIN_HOME: readonly PageModule[] = ['hero', 'categoryTiles', 'productCarousel', 'newsCarousel'].map(
  (blockType, index) => ({ id: blockType, blockType, moduleId: -1 - index }),
)
