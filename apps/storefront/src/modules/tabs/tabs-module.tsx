import type { RowOf } from '@rasteh/shop-store/reads/modules'
import type { RichText } from '@rasteh/shop-store/reads/rich-text'
import { Section } from '@rasteh/ui/section'
import { loadReferencesOfAll, WrittenText } from '#features/rich-text/public.ts'
import { defineModule, sectionId } from '#modules/module-props.ts'
import TextTabs from './islands/text-tabs.tsx'
import styles from './tabs-module.module.css'

type WrittenTab = { title: string; content: RichText }

/** Texts beside each other, of which one is shown. Without scripts they are one below the other, each under its title. */
export const tabsModule = defineModule('tabs', {
  load: ({ items }) => loadReferencesOfAll(written(items).map(({ content }) => content)),
  Component: ({ module, data: references, site: { say } }) => {
    const items = written(module.items)
    if (items.length === 0) return null
    return (
      <Section id={sectionId(module)} title={module.title || say('TabsTitle')}>
        <TextTabs label={module.title || say('TabsTitle')} titles={items.map(({ title }) => title)}>
          {items.map(({ title, content }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: The rows of a page that is rendered once keep their places.
            <div key={at}>
              <h3 className={styles.title}>{title}</h3>
              <WrittenText value={content} references={references} say={say} />
            </div>
          ))}
        </TextTabs>
      </Section>
    )
  },
})

/** The rows that say something, whatever an old version may hold. */
function written(items: RowOf<'tabs'>['items']): WrittenTab[] {
  return (items ?? []).flatMap(({ title, content }) => (title && content ? [{ title, content }] : []))
}
