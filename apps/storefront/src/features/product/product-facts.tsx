import type { Say } from '@rasteh/messages/say'
import type { Product } from '@rasteh/shop-store/reads/product'
import { Section } from '@rasteh/ui/section'
import type { References } from '#features/rich-text/public.ts'
import { WrittenText } from '#features/rich-text/public.ts'
import LongText from '#page/islands/long-text.tsx'
import styles from './product-facts.module.css'

/** What there is to know of a product: its attributes and its description. */
type ProductFactsProps = { product: Product; references: References; say: Say }

export function ProductFacts({ product, references, say }: ProductFactsProps) {
  const { attributes, description } = product
  return (
    <div className={styles.facts}>
      {description && (
        <Section id="description" title={say('ProductDescription')}>
          <LongText>
            <WrittenText value={description} references={references} say={say} />
          </LongText>
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
