import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { HOME_SLUG } from '@rasteh/shop-core/pages'
import { loadPage, type WrittenPage as WrittenPageData } from '@rasteh/shop-store/reads/articles'
import { loadPageTree, type PageTree } from '@rasteh/shop-store/reads/page-tree'
import { describeBreadcrumbs, StructuredData } from '#features/structured-data/public.ts'
import { kindsOf, type LoadedModule, loadModules } from '#modules/render-modules.tsx'
import { answerUntranslated, isOnlyHere } from '#page/culture/answer-untranslated.ts'
import { readLanguage } from '#page/culture/culture.ts'
import { definePage } from '#page/define-page.ts'
import { pageHead } from '#page/layout/page-head.ts'
import { Answer } from '#page/load/answer.ts'
import { readDatabase } from '#page/load/database.ts'
import { leadTo } from '#page/load/lead-to.ts'
import { siteOrigin } from '#page/load/origin.ts'
import { pageUrl, toWords } from '#page/load/page-urls.ts'
import { WrittenPage } from './written-page.tsx'

type Data = { page: WrittenPageData & { id: number }; tree: PageTree; modules: LoadedModule[] }

/** Any URL that no other page answers: one written in the dashboard, or none. */
export default definePage<Data>({
  path: '/*',
  load: async ({ path, query }) => {
    const written = toWords(path.slice(1))
    if (written === HOME_SLUG) leadTo(query.size > 0 ? `${PAGE_PATHS.home}?${query}` : PAGE_PATHS.home)
    const page = await loadPage(readDatabase(), written, readLanguage())
    if (!page) throw Answer.notFound()
    answerUntranslated(page)
    const [tree, modules] = await Promise.all([
      loadPageTree(readDatabase(), page, readLanguage()),
      loadModules(page.layout, page.written.body),
    ])
    return { page, tree, modules }
  },
  head: ({ page }, site) => {
    const { title, summary, seo, written } = page
    return pageHead(
      {
        path: pageUrl(page),
        title: seo.title || title,
        description: seo.description || summary,
        picture: seo.picture,
        isHidden: seo.hidden,
        languages: written.languages,
      },
      site,
    )
  },
  kinds: ({ modules }) => kindsOf(modules),
  hidesShell: ({ page }) => page.hidesShell,
  isOnlyHere: ({ page }) => isOnlyHere(page),
  Component: ({ data, site }) => (
    <>
      <StructuredData
        data={[
          describeBreadcrumbs({ origin: siteOrigin(), culture: site.culture }, [
            { title: site.say('HomePage'), path: PAGE_PATHS.home },
            ...[...data.tree.above, data.page].map((one) => ({ title: one.title, path: pageUrl(one) })),
          ]),
        ]}
      />
      <WrittenPage {...data} site={site} />
    </>
  ),
})
