'use client'

import type { ProductItem } from '@rasteh/contracts/catalogue'
import { Arch } from '@rasteh/ui/arch'
import { Girih } from '@rasteh/ui/girih'
import { Link } from '@rasteh/ui/link'
import { LinkButton } from '@rasteh/ui/link-button'
import { Picture } from '@rasteh/ui/picture'
import { OfferTimer } from '#features/product-card/public-offer-timer.ts'
import { ItemPrice } from '#features/product-card/public-product-card.ts'
import { productAttributes, stockHint } from '#features/product-card/public-product-facts.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './spotlight.module.css'

type SpotlightProps = { item: ProductItem; renderedAtMs: number }

/** One product, large, in the arch of a shop front. */
export function Spotlight({ item, renderedAtMs }: SpotlightProps) {
  const { money, say } = usePageSettings()
  const isSoldOut = stockHint(item) === 'out'
  return (
    <div
      className={styles.spotlight}
      {...productAttributes({ ...item, rules: { ...item, unit: item.unitTitle } })}
    >
      <Girih fade="start" />
      <div className={styles.arch}>
        <Arch>
          <Picture
            picture={item.picture === null ? null : { src: item.picture }}
            alt=""
            sizes="320px"
            shape="fill"
          />
        </Arch>
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link className={styles.link} href={item.url}>
            {item.title}
          </Link>
        </h3>
        {isSoldOut ? (
          <p>{say('OutOfStock')}</p>
        ) : (
          <ItemPrice item={item} money={money} say={say} size="page" />
        )}
        {!isSoldOut && (
          <OfferTimer
            offerEndsAtMs={item.offerEndsAtMs}
            showsDays={item.showsDays}
            renderedAtMs={renderedAtMs}
          />
        )}
        <div>
          <LinkButton href={item.url} kind="secondary">
            {say('CatalogueSeeProduct')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
