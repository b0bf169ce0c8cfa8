import type { RichText as RichTextValue } from '@rasteh/shop-store/reads/rich-text'
import { Picture } from '@rasteh/ui/picture'
import type { ReactNode } from 'react'
import { mediaAddress } from '../../site/addresses.ts'
import { RichText } from '../../site/rich-text/rich-text.tsx'
import styles from './article.module.css'

type ArticleProps = {
  title: string
  summary: string | null
  body: RichTextValue | null
  picture: string | null
  /** What stands above the title: the way here, a date. */
  children?: ReactNode
  /** Said in place of a body that nobody has written yet. */
  emptyText: string
}

/** A text that managers wrote. */
export function Article({ title, summary, body, picture, children, emptyText }: ArticleProps) {
  return (
    <article className={styles.article}>
      {children}
      <h1 className={styles.title}>{title}</h1>
      {summary && <p className={styles.summary}>{summary}</p>}
      {picture && (
        <div className={styles.picture}>
          <Picture picture={{ src: mediaAddress(picture) }} alt="" sizes="800px" shape="wide" isFirst />
        </div>
      )}
      {body && <RichText value={body} />}
      {!body && !summary && <p>{emptyText}</p>}
    </article>
  )
}
