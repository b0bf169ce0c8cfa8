'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { favoriteCalls } from '@rasteh/shop-client/favorite-calls'
import { Icon } from '@rasteh/ui/icon'
import { LinkButton } from '@rasteh/ui/link-button'
import { useState } from 'react'
import { useVisitor } from '#features/account/public-visitor.ts'
import { island } from '#island'
import {
  type CurrentUserStore,
  createCurrentUserStore,
  useCurrentUserStore,
} from '#page/islands/current-user-store.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { setFavorite } from '../set-favorite.ts'
import styles from './favorite-button.module.css'

/** The heart of a product. A visitor who is not signed in is led to signing in; only a customer's is asked of the shop. */
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
  const [store] = useState<CurrentUserStore<boolean>>(() =>
    createCurrentUserStore(() => favoriteCalls.isFavorite(productId)),
  )
  const own = useCurrentUserStore(store)
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
