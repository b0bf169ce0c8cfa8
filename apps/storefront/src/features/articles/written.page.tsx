import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadPage, type WrittenPage as WrittenPageData } from '@rasteh/shop-store/reads/articles'
import { Breadcrumb } from '@rasteh/ui/breadcrumb'
import { type LoadedModule, loadModules } from '#modules/render-modules.tsx'
import { readLanguage } from '#page/culture/culture.ts'
import { definePage } from '#page/define-page.ts'
import { pageHead } from '#page/layout/page-head.ts'
import { Answer } from '#page/load/answer.ts'
import { readDatabase } from '#page/load/database.ts'
import { leadTo } from '#page/load/lead-to.ts'
import { pageUrl, toWords } from '#page/load/page-urls.ts'
import { HOME_SLUG } from './home-slug.ts'
import { WrittenPage } from './written-page.tsx'

/** Any URL that no other page answers: one written in the dashboard, or none. */
export default definePage<{ page: WrittenPageData; modules: LoadedModule[] }>({
  path: '/*',
  load: async ({ path, query }) => {
    const slug = toWords(path.slice(1))
    if (slug === HOME_SLUG) leadTo(query.size > 0 ? `${PAGE_PATHS.home}?${query}` : PAGE_PATHS.home)
    const page = await loadPage(readDatabase(), slug, readLanguage())
    if (!page) throw Answer.notFound()
    return { page, modules: await loadModules(page.layout) }
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
        isInEnglish: written.isInEnglish,
      },
      site,
    )
  },
  hidesShell: ({ page }) => page.hidesShell,
  Component: ({ data, site }) => (
    <WrittenPage {...data} site={site}>
      {!data.page.hidesShell && (
        <Breadcrumb
          label={site.say('Breadcrumb')}
          crumbs={[{ href: PAGE_PATHS.home, title: site.say('HomePage') }]}
        />
      )}
    </WrittenPage>
  ),
})
