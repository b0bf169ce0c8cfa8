import { favoriteCalls } from '@rasteh/shop-client/favorite-calls'
import { Icon } from '@rasteh/ui/icon'
import { useState } from 'react'
import {
  type CurrentUserStore,
  createCurrentUserStore,
  useCurrentUserStore,
} from '#page/islands/current-user-store.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './customers-heart.module.css'
import { setFavorite } from './set-favorite.ts'

type CustomersHeartProps = { productId: number }

/** Says whether a customer likes a product, and changes it. */
export function CustomersHeart({ productId }: CustomersHeartProps) {
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
