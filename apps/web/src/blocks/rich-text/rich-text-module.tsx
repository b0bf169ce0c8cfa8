import type { RichText as RichTextValue } from '@rasteh/shop-store/reads/rich-text'
import { RichText } from '../../site/rich-text/rich-text.tsx'
import type { ModuleProps } from '../module-props.ts'
import styles from './rich-text-module.module.css'

export function RichTextModule({
  module: { title, content },
}: ModuleProps<{ content?: RichTextValue | null }>) {
  return (
    <section className={styles.module}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {content && <RichText value={content} />}
    </section>
  )
}
