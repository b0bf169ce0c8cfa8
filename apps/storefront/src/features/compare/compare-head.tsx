import type { ComparedProduct } from '@rasteh/shop-store/reads/compare'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { Picture } from '@rasteh/ui/picture'
import { Price } from '@rasteh/ui/price'
import { priceLabels, stockHint, taxNote } from '#features/product-card/public-product-facts.ts'
import { type PageSay, usePageSettings } from '#page/islands/page-settings.tsx'
import { mediaUrl, productUrl } from '#page/load/page-urls.ts'
import styles from './compare-head.module.css'

/** A compared product at the top of its column. Its link leaves the frame. */
export function CompareHead({ product, onRemove }: { product: ComparedProduct; onRemove: () => void }) {
  const { say, money } = usePageSettings()
  const { title, picture, unitPriceRial, oldPriceRial, taxPercent } = product
  const hint = stockHint(product)
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={styles.remove}
        aria-label={say('CompareRemove', { title })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
      <div className={styles.picture}>
        <Picture picture={picture === null ? null : { src: mediaUrl(picture) }} alt="" sizes="220px" />
      </div>
      <Link className={styles.title} href={productUrl(product)} target="_top">
        {title}
      </Link>
      <Price
        priceRial={unitPriceRial}
        oldPriceRial={oldPriceRial}
        money={money}
        labels={priceLabels(say)}
        added={taxNote(taxPercent, say)}
      />
      <p className={hint === 'out' ? styles.out : styles.stock}>{stockText(product, say)}</p>
    </div>
  )
}

function stockText(product: ComparedProduct, say: PageSay): string {
  const hint = stockHint(product)
  if (hint === 'out') return say('OutOfStock')
  if (hint === 'enough') return say('InStock')
  return say('OnlyLeft', { count: product.stock, unit: product.unitTitle })
}
