import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { languageOf } from '@rasteh/persian-text/culture'
import { HOME_SLUG } from '@rasteh/shop-core/pages'
import { loadPage, type WrittenPage } from '@rasteh/shop-store/reads/articles'
import type { PageModule } from '@rasteh/shop-store/reads/modules'
import { VisuallyHidden } from '@rasteh/ui/visually-hidden'
import { describeShop, StructuredData } from '#features/structured-data/public.ts'
import { kindsOf, type LoadedModule, loadModules, Modules } from '#modules/render-modules.tsx'
import { readLanguage } from '#page/culture/culture.ts'
import { foreignWords } from '#page/culture/foreign-words.ts'
import { definePage } from '#page/define-page.ts'
import { pageHead } from '#page/layout/page-head.ts'
import { readDatabase } from '#page/load/database.ts'
import { siteOrigin } from '#page/load/origin.ts'
import { logoOf } from '#page/load/shown-brand.ts'
import styles from './home.page.module.css'
import { UntranslatedNotice } from './untranslated-notice.tsx'

type Home = { page: WrittenPage | null; modules: LoadedModule[] }

/** The page that managers wrote as `home`; a shop that has none yet shows its greeting, categories and products. */
export default definePage<Home>({
  path: PAGE_PATHS.home,
  load: async () => {
    const page = await loadPage(readDatabase(), HOME_SLUG, readLanguage())
    const layout = page && page.layout.length > 0 ? page.layout : PLAIN_HOME
    return { page, modules: await loadModules(layout, page?.written.body) }
  },
  head: ({ page }, site) => {
    const { shopName, slogan, say } = site
    return pageHead(
      {
        path: PAGE_PATHS.home,
        title: page?.seo.title || `${shopName} | ${slogan || say('HomeHeadline')}`,
        isWholeTitle: true,
        description: page?.seo.description || page?.summary || say('HomeDescription', { shop: shopName }),
        picture: page?.seo.picture ?? null,
        ...(page ? { languages: page.written.languages } : {}),
      },
      site,
    )
  },
  kinds: ({ modules }) => kindsOf(modules),
  Component: ({ data: { page, modules }, site }) => {
    const { culture, shopName, brand } = site
    const hasHeading = modules.some(({ module }) => module.blockType === 'hero')
    const shown = <Modules modules={modules} site={site} hasTitle={!hasHeading} />
    const words = foreignWords(page?.written.body ?? languageOf(culture), culture)
    return (
      <div className={styles.home}>
        <StructuredData
          data={describeShop(
            { origin: siteOrigin(), culture, logo: logoOf(brand) },
            {
              name: shopName,
              searchPage: PAGE_PATHS.search,
              elsewhere: brand.socials.map(({ address }) => address),
            },
          )}
        />
        {!hasHeading && (
          <VisuallyHidden>
            <h1>{shopName}</h1>
          </VisuallyHidden>
        )}
        {page && <UntranslatedNotice written={page.written} site={site} />}
        {words.lang ? (
          <div className={styles.foreign} {...words}>
            {shown}
          </div>
        ) : (
          shown
        )}
      </div>
    )
  },
})

/** Modules that no manager wrote have numbers below all that are given. */
const PLAIN_HOME: readonly PageModule[] = ['hero', 'categoryTiles', 'productCarousel', 'newsCarousel'].map(
  (blockType, index) => ({ id: blockType, blockType, moduleId: -1 - index }),
)
