import { Girih } from '@rasteh/ui/girih'
import { loadReferences, WrittenText } from '#features/rich-text/public.ts'
import { defineModule } from '#modules/module-props.ts'
import styles from './rich-text-module.module.css'

/** A text that managers wrote, with the documents and pictures that it refers to. */
export const richTextModule = defineModule('richText', {
  load: async ({ content }) => (content ? loadReferences(content) : null),
  Component: ({ module: { title, content }, data: references, site: { say } }) => (
    <section className={styles.module}>
      <span className={styles.pattern}>
        <Girih fade="start" />
      </span>
      {title && <h2 className={styles.title}>{title}</h2>}
      {content && references && <WrittenText value={content} references={references} say={say} />}
    </section>
  ),
})
