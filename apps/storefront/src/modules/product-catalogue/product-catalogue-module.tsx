import { catalogueTabs } from '@rasteh/shop-store/reads/tab-products'
import { Section } from '@rasteh/ui/section'
import { loadItems } from '#modules/load-items.ts'
import { defineModule, sectionId } from '#modules/module-props.ts'
import styles from './catalogue.module.css'
import Catalogue from './islands/catalogue.tsx'
import { ProductList, templateOf } from './item-templates.tsx'

/**
 * Tabs of products. The first tab's products come with the page, or, where the manager wants it, when the visitor
 * reaches the module; those who run no scripts get them with the page in any case.
 */
export const productCatalogueModule = defineModule('productCatalogue', {
  isOfShop: true,
  load: (module) => loadItems(catalogueTabs(module)[0]?.source ?? null),
  Component: ({ module, data: items, site: { say, money } }) => {
    const tabs = catalogueTabs(module)
    const [first] = tabs
    if (!first) return null
    const waits = module.loading === 'seen'
    const template = templateOf(module.template)
    return (
      <Section id={sectionId(module)} title={module.title || first.title}>
        {/* Where a hash names a tab, the browser scrolls to the module by itself. */}
        {tabs.map(({ name }) => (
          <span key={name} id={name} className={styles.anchor} />
        ))}
        <Catalogue
          moduleId={module.moduleId}
          tabs={tabs.map(({ name, title }) => ({ name, title }))}
          first={waits ? null : items}
          template={template}
          moves={module.moves !== false}
          renderedAtMs={Date.now()}
        />
        {waits && (
          <noscript>
            <ProductList items={items} template={template} money={money} say={say} />
          </noscript>
        )}
      </Section>
    )
  },
})
