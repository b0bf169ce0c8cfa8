import type { WrittenPage as WrittenPageData } from '@rasteh/shop-store/reads/articles'
import { Girih } from '@rasteh/ui/girih'
import type { ReactNode } from 'react'
import { RenderModules } from '../../modules/render-modules.tsx'
import { readCulture } from '../../page/culture.ts'
import { foreignWords } from '../../page/foreign-words.ts'
import { UntranslatedNotice } from './untranslated-notice.tsx'
import styles from './written-page.module.css'

type WrittenPageProps = {
  page: WrittenPageData
  /** What stands above the title: the way here. */
  children?: ReactNode
  /** Said in place of modules that nobody has put there yet. */
  emptyText: string
}

/** A page that managers made of modules. */
export async function WrittenPage({ page, children, emptyText }: WrittenPageProps) {
  const { title, summary, layout, written } = page
  const culture = await readCulture()
  const inTitle = foreignWords(written.title, culture)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Girih fade="end" />
        {children}
        <UntranslatedNotice written={written} />
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
        <RenderModules modules={layout} />
      </div>
      {layout.length === 0 && !summary && <p>{emptyText}</p>}
    </div>
  )
}
