import type { Say } from '@rasteh/messages/say'
import type { Product } from '@rasteh/shop-store/reads/product'
import { Collapsible } from '@rasteh/ui/collapsible'
import { Section } from '@rasteh/ui/section'
import { RichText } from '../../page/rich-text/rich-text.tsx'
import styles from './product-facts.module.css'

/** What there is to know of a product: its attributes and its description. */
export function ProductFacts({ product, say }: { product: Product; say: Say }) {
  const { attributes, description } = product
  return (
    <div className={styles.facts}>
      {description && (
        <Section id="description" title={say('ProductDescription')}>
          <Collapsible showMore={say('ShowMore')} showLess={say('ShowLess')}>
            <RichText value={description} />
          </Collapsible>
        </Section>
      )}
      {attributes.length > 0 && (
        <Section id="attributes" title={say('ProductAttributes')}>
          <dl className={styles.attributes}>
            {attributes.map(({ name, value }) => (
              <div className={styles.attribute} key={name}>
                <dt className={styles.name}>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </div>
  )
}
