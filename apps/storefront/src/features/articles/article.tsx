import { LIGHTBOX_GALLERIES } from '@rasteh/shop-core/lightbox'
import type { Written } from '@rasteh/shop-store/reads/articles'
import type { PictureFocus } from '@rasteh/shop-store/reads/pictures'
import type { RichText as RichTextValue } from '@rasteh/shop-store/reads/rich-text'
import { Picture } from '@rasteh/ui/picture'
import type { ReactNode } from 'react'
import { mediaAddress } from '../../page/addresses.ts'
import { readCulture } from '../../page/culture.ts'
import { foreignWords } from '../../page/foreign-words.ts'
import { RichText } from '../../page/rich-text/rich-text.tsx'
import styles from './article.module.css'
import { UntranslatedNotice } from './untranslated-notice.tsx'

/** The pictures of written pages; those of products have a gallery of their own. */
const [, GALLERY] = LIGHTBOX_GALLERIES

type ArticleProps = {
  title: string
  summary: string | null
  body: RichTextValue | null
  picture: string | null
  pictureFocus: PictureFocus | null
  written: Written
  /** What stands above the title: the way here, a date. */
  children?: ReactNode
  /** Said in place of a body that nobody has written yet. */
  emptyText: string
}

/** A text that managers wrote. */
export async function Article({
  title,
  summary,
  body,
  picture,
  pictureFocus,
  written,
  children,
  emptyText,
}: ArticleProps) {
  const culture = await readCulture()
  const inTitle = foreignWords(written.title, culture)
  return (
    <article className={styles.article}>
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
      {picture && (
        <a className={styles.picture} href={mediaAddress(picture)} rel={GALLERY}>
          <Picture
            picture={{ src: mediaAddress(picture), focus: pictureFocus }}
            alt={title}
            sizes="800px"
            shape="wide"
            isFirst
          />
        </a>
      )}
      {body && (
        <div {...foreignWords(written.body, culture)}>
          <RichText value={body} />
        </div>
      )}
      {!body && !summary && <p>{emptyText}</p>}
    </article>
  )
}
