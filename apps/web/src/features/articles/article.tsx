import { LIGHTBOX_GALLERIES } from '@rasteh/shop-core/lightbox'
import type { RichText as RichTextValue } from '@rasteh/shop-store/reads/rich-text'
import { Picture } from '@rasteh/ui/picture'
import type { ReactNode } from 'react'
import { mediaAddress } from '../../site/addresses.ts'
import { RichText } from '../../site/rich-text/rich-text.tsx'
import styles from './article.module.css'

/** The pictures of written pages; those of products have a gallery of their own. */
const [, GALLERY] = LIGHTBOX_GALLERIES

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
        <a className={styles.picture} href={mediaAddress(picture)} rel={GALLERY}>
          <Picture picture={{ src: mediaAddress(picture) }} alt={title} sizes="800px" shape="wide" isFirst />
        </a>
      )}
      {body && <RichText value={body} />}
      {!body && !summary && <p>{emptyText}</p>}
    </article>
  )
}
