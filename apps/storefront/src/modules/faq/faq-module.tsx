import { questionAnchor } from '@rasteh/shop-core/modules'
import { Icon } from '@rasteh/ui/icon'
import { Section } from '@rasteh/ui/section'
import { describeFaq, StructuredData } from '#features/structured-data/public.ts'
import { defineModule, loadNothing, sectionId } from '#modules/module-props.ts'
import styles from './faq-module.module.css'

/** Questions with their answers. The browser itself opens and closes them, so that they need no script. */
export const faqModule = defineModule('faq', {
  load: loadNothing,
  Component: ({ module, site: { say } }) => {
    const items = module.items ?? []
    if (items.length === 0) return null
    return (
      <Section id={sectionId(module)} title={module.title || say('FaqTitle')}>
        <StructuredData data={[describeFaq(items)]} />
        <div className={styles.list}>
          {items.map(({ id, title, text }) => (
            <details key={id ?? title} className={styles.item}>
              <summary className={styles.question}>
                <h3 className={styles.title}>{title}</h3>
                <Icon name="down" />
              </summary>
              {/* Browsers unfold what an address leads to inside. */}
              <p className={styles.answer} id={id ? questionAnchor(id) : undefined}>
                {text}
              </p>
            </details>
          ))}
        </div>
      </Section>
    )
  },
})
