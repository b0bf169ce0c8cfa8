import type { WrittenPage as WrittenPageData } from '@rasteh/shop-store/reads/articles'
import { Girih } from '@rasteh/ui/girih'
import type { ReactNode } from 'react'
import { RenderModules } from '../../blocks/render-modules.tsx'
import styles from './written-page.module.css'

type WrittenPageProps = {
  page: WrittenPageData
  /** What stands above the title: the way here. */
  children?: ReactNode
  /** Said in place of modules that nobody has put there yet. */
  emptyText: string
}

/** A page that managers made of modules. */
export function WrittenPage({ page: { title, summary, layout }, children, emptyText }: WrittenPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Girih fade="end" />
        {children}
        <h1 className={styles.title}>{title}</h1>
        {summary && <p className={styles.summary}>{summary}</p>}
      </div>
      <RenderModules modules={layout} />
      {layout.length === 0 && !summary && <p>{emptyText}</p>}
    </div>
  )
}
