import type { WrittenPage as WrittenPageData } from '@rasteh/shop-store/reads/articles'
import { Girih } from '@rasteh/ui/girih'
import type { ReactNode } from 'react'
import { type LoadedModule, Modules } from '#modules/render-modules.tsx'
import { foreignWords } from '#page/culture/foreign-words.ts'
import type { Site } from '#page/load/load-site.ts'
import { UntranslatedNotice } from './untranslated-notice.tsx'
import styles from './written-page.module.css'

type WrittenPageProps = {
  page: WrittenPageData
  modules: readonly LoadedModule[]
  site: Site
  /** What is above the title: breadcrumbs. */
  children?: ReactNode
}

/** A page that managers made of modules. */
export function WrittenPage({ page, modules, site, children }: WrittenPageProps) {
  const { title, summary, layout, written } = page
  const { culture, say } = site
  const inTitle = foreignWords(written.title, culture)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Girih fade="end" />
        {children}
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
      <div className={styles.modules} {...foreignWords(written.body, culture)}>
        <Modules modules={modules} site={site} />
      </div>
      {layout.length === 0 && !summary && <p>{say('PageEmpty')}</p>}
    </div>
  )
}
