'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { favoriteCalls } from '@rasteh/shop-client/favorite-calls'
import { Icon } from '@rasteh/ui/icon'
import { LinkButton } from '@rasteh/ui/link-button'
import { useState } from 'react'
import { island } from '#island'
import { createOwnStore, type OwnStore, useOwn } from '../../../page/islands/own-store.ts'
import { usePageSettings } from '../../../page/islands/page-settings.tsx'
import { useVisitor } from '../../../page/islands/visitor.ts'
import { setFavorite } from '../set-favorite.ts'
import styles from './favorite-button.module.css'

/** The heart of a product. Whoever is not signed in is led to signing in; only a customer's is asked of the shop. */
export function FavoriteButton({ productId }: { productId: number }) {
  const { say } = usePageSettings()
  const { visitor } = useVisitor()
  if (visitor.userId === null || visitor.isAdmin) {
    return (
      <LinkButton kind="quiet" href={PAGE_PATHS.login}>
        <Icon name="heart" />
        {say('FavoriteAdd')}
      </LinkButton>
    )
  }
  return <CustomersHeart productId={productId} />
}

function CustomersHeart({ productId }: { productId: number }) {
  const { say } = usePageSettings()
  const [store] = useState<OwnStore<boolean>>(() => createOwnStore(() => favoriteCalls.isFavorite(productId)))
  const own = useOwn(store)
  const [isBusy, setBusy] = useState(false)
  const isFavorite = own.phase === 'read' && own.value

  async function toggle(): Promise<void> {
    // Before the shop has said whether it is liked, the button says «add», and a press does so.
    if (isBusy) return
    setBusy(true)
    const now = await setFavorite(productId, !isFavorite)
    if (now !== null) store.set(now)
    setBusy(false)
  }

  return (
    <button
      type="button"
      className={styles.heart}
      data-liked={isFavorite}
      aria-busy={isBusy || undefined}
      onClick={() => void toggle()}
    >
      <Icon name="heart" />
      {isFavorite ? say('FavoriteRemove') : say('FavoriteAdd')}
    </button>
  )
}

export default island('profile/favorite-button', FavoriteButton, 'idle')
