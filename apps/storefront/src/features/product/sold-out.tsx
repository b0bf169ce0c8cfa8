import type { ProductVariant } from '@rasteh/shop-store/reads/product'
import { Button } from '@rasteh/ui/button'
import { LinkButton } from '@rasteh/ui/link-button'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { isBuyable } from './buyable.ts'
import styles from './sold-out.module.css'

type SoldOutProps = { variants: readonly ProductVariant[]; onChoose: (variantId: number) => void }

/** Is shown in the place of the add button: what is left of the product, or links to others like it. */
export function SoldOut({ variants, onChoose }: SoldOutProps) {
  const { say } = usePageSettings()
  const left = variants.filter(isBuyable)
  return (
    <div className={styles.soldOut}>
      {left.length > 0 && <p>{say('ProductOtherInStock')}</p>}
      <div className={styles.choices}>
        {left.map(({ id, title, sku }) => (
          <Button key={id} kind="secondary" onPress={() => onChoose(id)}>
            <bdi>{title ?? sku}</bdi>
          </Button>
        ))}
        {left.length === 0 && (
          <LinkButton kind="secondary" href="#related">
            {say('ProductSeeRelated')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
