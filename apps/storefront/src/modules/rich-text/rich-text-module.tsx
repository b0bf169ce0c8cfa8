import type { RichText as RichTextValue } from '@rasteh/shop-store/reads/rich-text'
import { Girih } from '@rasteh/ui/girih'
import { RichText } from '../../page/rich-text/rich-text.tsx'
import type { ModuleProps } from '../module-props.ts'
import styles from './rich-text-module.module.css'

export function RichTextModule({
  module: { title, content },
}: ModuleProps<{ content?: RichTextValue | null }>) {
  return (
    <section className={styles.module}>
      <span className={styles.pattern}>
        <Girih fade="start" />
      </span>
      {title && <h2 className={styles.title}>{title}</h2>}
      {content && <RichText value={content} />}
    </section>
  )
}
