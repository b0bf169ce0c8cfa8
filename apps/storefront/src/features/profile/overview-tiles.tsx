'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { formatAmount } from '@rasteh/persian-text/money'
import type { ListedOrder } from '@rasteh/shop-client/order-from-wire'
import { Icon, type IconName } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { Skeleton } from '@rasteh/ui/skeleton'
import type { ReactNode } from 'react'
import { orderSaying } from '#features/order/public-order-texts.ts'
import { useCurrentUserStore } from '#page/islands/current-user-store.ts'
import { sayMessage } from '#page/islands/message.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import {
  currentUserAddresses,
  currentUserFavorites,
  currentUserOrders,
  currentUserScore,
} from './current-user-profile.ts'
import styles from './overview.module.css'

type TileProps = { href: string; icon: IconName; title: string; isLoading: boolean; children: ReactNode }

/** One thing of the account in short; the whole tile leads to it. */
function Tile({ href, icon, title, isLoading, children }: TileProps) {
  return (
    <section className={styles.tile}>
      <h2 className={styles.tileTitle}>
        <Icon name={icon} />
        <Link className={styles.tileLink} href={href}>
          {title}
        </Link>
      </h2>
      {isLoading ? <Skeleton /> : <p className={styles.tileText}>{children}</p>}
    </section>
  )
}

/** The newest order, and where it is. */
export function OrdersTile() {
  const { say, money } = usePageSettings()
  const own = useCurrentUserStore(currentUserOrders)
  const sayLast = (last: ListedOrder | undefined) => {
    if (!last) return say('OrdersNone')
    const { title } = orderSaying({ ...last, attempts: [], paymentMethodId: 0 })
    const number = toCultureDigits(String(last.number), money.culture)
    return `${say('OrderTitle', { number })}: ${sayMessage(say, { key: title })}`
  }
  return (
    <Tile
      href={PAGE_PATHS.profileOrders}
      icon="box"
      title={say('Orders')}
      isLoading={own.phase === 'loading'}
    >
      {own.phase === 'read' ? sayLast(own.value.orders[0]) : say('ProfileSeeAll')}
    </Tile>
  )
}

export function ScoreTile() {
  const { say } = usePageSettings()
  const own = useCurrentUserStore(currentUserScore)
  return (
    <Tile
      href={PAGE_PATHS.profileScore}
      icon="star"
      title={say('ProfileScore')}
      isLoading={own.phase === 'loading'}
    >
      {own.phase === 'read' ? say('ScorePoints', { count: own.value.points }) : say('ProfileSeeAll')}
    </Tile>
  )
}

export function FavoritesTile() {
  const { say, money } = usePageSettings()
  const own = useCurrentUserStore(currentUserFavorites)
  const count = own.phase === 'read' ? own.value.length : 0
  return (
    <Tile
      href={PAGE_PATHS.profileFavorites}
      icon="heart"
      title={say('ProfileFavorites')}
      isLoading={own.phase === 'loading'}
    >
      {count > 0 ? formatAmount(count, money.culture) : say('FavoriteNone')}
    </Tile>
  )
}

export function AddressTile() {
  const { say } = usePageSettings()
  const own = useCurrentUserStore(currentUserAddresses)
  const first = own.phase === 'read' ? own.value[0] : undefined
  return (
    <Tile
      href={PAGE_PATHS.profileAddresses}
      icon="place"
      title={say('ProfileAddresses')}
      isLoading={own.phase === 'loading'}
    >
      {first ? <bdi>{`${first.title}: ${first.cityTitle}`}</bdi> : say('AddressNone')}
    </Tile>
  )
}
