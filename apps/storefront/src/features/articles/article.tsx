import { LIGHTBOX_GALLERIES } from '@rasteh/shop-core/lightbox'
import type { Written } from '@rasteh/shop-store/reads/articles'
import type { PictureFocus } from '@rasteh/shop-store/reads/pictures'
import type { RichText as RichTextValue } from '@rasteh/shop-store/reads/rich-text'
import { Link } from '@rasteh/ui/link'
import { Picture } from '@rasteh/ui/picture'
import type { ReactNode } from 'react'
import type { References } from '#features/rich-text/public.ts'
import { WrittenText } from '#features/rich-text/public.ts'
import { foreignWords } from '#page/culture/foreign-words.ts'
import type { Site } from '#page/load/load-site.ts'
import { mediaUrl } from '#page/load/page-urls.ts'
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
  /** What is above the title: breadcrumbs, a date. */
  children?: ReactNode
  /** What is between the summary and the text: who wrote it. */
  byline?: ReactNode
  /** What is below the text. */
  after?: ReactNode
  /** What the body refers to. */
  references: References
  site: Site
}

/** A text that managers wrote. */
export function Article({
  title,
  summary,
  body,
  picture,
  pictureFocus,
  written,
  children,
  byline,
  after,
  references,
  site,
}: ArticleProps) {
  const { culture, say } = site
  const inTitle = foreignWords(written.title, culture)
  return (
    <article className={styles.article}>
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
      {byline}
      {picture && (
        <Link className={styles.picture} href={mediaUrl(picture)} rel={GALLERY}>
          <Picture
            picture={{ src: mediaUrl(picture), focus: pictureFocus }}
            alt={title}
            sizes="800px"
            shape="wide"
            isFirst
          />
        </Link>
      )}
      {body && (
        <div {...foreignWords(written.body, culture)}>
          <WrittenText value={body} references={references} say={say} />
        </div>
      )}
      {!body && !summary && <p>{say('PageEmpty')}</p>}
      {after}
    </article>
  )
}
