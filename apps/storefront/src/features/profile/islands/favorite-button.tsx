'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { Icon } from '@rasteh/ui/icon'
import { LinkButton } from '@rasteh/ui/link-button'
import { useEffect, useState } from 'react'
import { useVisitor } from '#features/account/public-visitor.ts'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import type { CustomersHeart } from '../customers-heart.tsx'

/**
 * The heart of a product. A visitor who is not signed in is led to signing in; only a customer's is asked of the shop, and
 * comes with a script that other visitors do without.
 */
export function FavoriteButton({ productId }: { productId: number }) {
  const { say } = usePageSettings()
  const { visitor } = useVisitor()
  const isCustomer = visitor.userId !== null && !visitor.isAdmin
  const [Heart, setHeart] = useState<typeof CustomersHeart | null>(null)
  useEffect(() => {
    if (!isCustomer) return
    const bring = async () => (await import('../customers-heart.tsx')).CustomersHeart
    bring().then(
      (part) => setHeart(() => part),
      () => {},
    )
  }, [isCustomer])
  if (isCustomer && Heart) return <Heart productId={productId} />
  return (
    <LinkButton kind="quiet" href={PAGE_PATHS.login}>
      <Icon name="heart" />
      {say('FavoriteAdd')}
    </LinkButton>
  )
}

export default island('profile/favorite-button', FavoriteButton, 'idle')
