import { Picture } from '@rasteh/ui/picture'
import type { ReactNode } from 'react'
import { mediaAddress } from '../../site/addresses.ts'
import styles from './article.module.css'
import { toParagraphs } from './paragraphs.ts'

type ArticleProps = {
  title: string
  summary: string | null
  body: string | null
  picture: string | null
  /** What stands above the title: the way here, a date. */
  children?: ReactNode
  /** Said in place of a body that nobody has written yet. */
  emptyText: string
}

/** A text that managers wrote: news, or a page of the site. */
export function Article({ title, summary, body, picture, children, emptyText }: ArticleProps) {
  const paragraphs = toParagraphs(body ?? '')
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
      <div className={styles.body} dir="auto">
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no other name, and never moves.
          <p key={index}>{paragraph}</p>
        ))}
        {paragraphs.length === 0 && !summary && <p>{emptyText}</p>}
      </div>
    </article>
  )
}
