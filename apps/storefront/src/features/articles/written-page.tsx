import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { WrittenPage as WrittenPageData } from '@rasteh/shop-store/reads/articles'
import type { PageTree } from '@rasteh/shop-store/reads/page-tree'
import { Breadcrumb } from '@rasteh/ui/breadcrumb'
import { Girih } from '@rasteh/ui/girih'
import { type LoadedModule, Modules } from '#modules/render-modules.tsx'
import { foreignWords } from '#page/culture/foreign-words.ts'
import type { Site } from '#page/load/load-site.ts'
import { pageUrl } from '#page/load/page-urls.ts'
import { TreeMenu } from './tree-menu.tsx'
import { UntranslatedNotice } from './untranslated-notice.tsx'
import styles from './written-page.module.css'

type WrittenPageProps = {
  page: WrittenPageData & { id: number }
  /** What is above, beside and below the page. */
  tree: PageTree
  modules: readonly LoadedModule[]
  site: Site
}

/** A page that managers made of modules. */
export function WrittenPage({ page, tree, modules, site }: WrittenPageProps) {
  const { title, summary, layout, written, showsTreeMenu, hidesShell } = page
  const { culture, say } = site
  const inTitle = foreignWords(written.title, culture)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Girih fade="end" />
        {!hidesShell && (
          <Breadcrumb
            label={say('Breadcrumb')}
            crumbs={[
              { href: PAGE_PATHS.home, title: say('HomePage') },
              ...tree.above.map((one) => ({ href: pageUrl(one), title: one.title })),
            ]}
          />
        )}
        <UntranslatedNotice written={written} site={site} />
        <h1 className={styles.title} {...inTitle}>
          {title}
        </h1>
        {summary && (
          <p className={styles.summary} {...inTitle}>
            {summary}
          </p>
        )}
      </div>
      {showsTreeMenu && !hidesShell && <TreeMenu page={page} tree={tree} say={say} />}
      <div className={styles.modules} {...foreignWords(written.body, culture)}>
        <Modules modules={modules} site={site} />
      </div>
      {layout.length === 0 && !summary && <p>{say('PageEmpty')}</p>}
    </div>
  )
}
