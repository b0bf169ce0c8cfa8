'use client'

import type { ProductItem } from '@rasteh/contracts/catalogue'
import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { Button } from '@rasteh/ui/button'
import { EmptyState } from '@rasteh/ui/empty-state'
import { Icon } from '@rasteh/ui/icon'
import { LinkButton } from '@rasteh/ui/link-button'
import { Skeleton } from '@rasteh/ui/skeleton'
import { useState } from 'react'
import { ProductItemCard } from '#features/product-card/public-product-card.ts'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { CurrentUserPart } from '../current-user-part.tsx'
import { currentUserFavorites } from '../current-user-profile.ts'
import { setFavorite } from '../set-favorite.ts'
import styles from './favorites.module.css'

/** What the customer likes, each with the button that removes it. */
export function FavoritesPart() {
  const { say, money } = usePageSettings()
  return (
    <CurrentUserPart store={currentUserFavorites} skeleton={<FavoritesSkeleton />}>
      {(items) =>
        items.length === 0 ? (
          <EmptyState icon="heart" title={say('FavoriteNone')} hint={say('FavoriteNoneHint')}>
            <LinkButton href={PAGE_PATHS.home}>{say('ContinueShopping')}</LinkButton>
          </EmptyState>
        ) : (
          <ul className={styles.grid}>
            {items.map((item) => (
              <li key={item.productId}>
                <ProductItemCard
                  item={item}
                  money={money}
                  say={say}
                  heading="h2"
                  control={<RemoveFavorite item={item} />}
                />
              </li>
            ))}
          </ul>
        )
      }
    </CurrentUserPart>
  )
}

function RemoveFavorite({ item }: { item: ProductItem }) {
  const { say } = usePageSettings()
  const [isBusy, setBusy] = useState(false)

  async function remove(): Promise<void> {
    setBusy(true)
    const isFavorite = await setFavorite(item.productId, false)
    setBusy(false)
    const own = currentUserFavorites.read()
    if (isFavorite === false && own.phase === 'read')
      currentUserFavorites.set(own.value.filter(({ productId }) => productId !== item.productId))
  }

  return (
    <Button
      kind="quiet"
      isBusy={isBusy}
      label={say('FavoriteRemoveOf', { title: item.title })}
      onPress={() => void remove()}
    >
      {!isBusy && <Icon name="remove" />}
      {say('FavoriteRemove')}
    </Button>
  )
}

function FavoritesSkeleton() {
  return (
    <div className={styles.grid}>
      {CARDS.map((name) => (
        <div key={name} className={styles.card}>
          <Skeleton shape="picture" />
          <Skeleton />
          <Skeleton shape="heading" />
        </div>
      ))}
    </div>
  )
}

const CARDS = ['one', 'two', 'three']

export default island('profile/favorites-part', FavoritesPart, 'load')
