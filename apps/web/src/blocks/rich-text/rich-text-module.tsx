import type { PageModule } from '@rasteh/shop-store/reads/modules'
import type { RichText as RichTextValue } from '@rasteh/shop-store/reads/rich-text'
import { RichText } from '../../site/rich-text/rich-text.tsx'
import styles from './rich-text-module.module.css'

type RichTextModuleData = PageModule & { content?: RichTextValue | null }

export function RichTextModule({ module: { title, content } }: { module: RichTextModuleData }) {
  return (
    <section className={styles.module}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {content && <RichText value={content} />}
    </section>
  )
}
