'use client'

import type { OrdersWire } from '@rasteh/contracts/orders'
import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { formatAmount } from '@rasteh/persian-text/money'
import { Icon, type IconName } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { Skeleton } from '@rasteh/ui/skeleton'
import type { ReactNode } from 'react'
import { sayMessage } from '../../page/islands/message.ts'
import { useOwn } from '../../page/islands/own-store.ts'
import { usePageSettings } from '../../page/islands/page-settings.tsx'
import { orderSaying } from '../../page/order/order-saying.ts'
import styles from './overview.module.css'
import { ownAddresses, ownFavorites, ownOrders, ownScore } from './own-profile.ts'

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

/** The newest order, and where it stands. */
export function OrdersTile() {
  const { say, money } = usePageSettings()
  const own = useOwn(ownOrders)
  const tell = (last: OrdersWire['Orders'][number] | undefined) => {
    if (!last) return say('OrdersNone')
    const { title } = orderSaying({ ...last, Attempts: [], PaymentMethodID: 0 })
    const number = toCultureDigits(String(last.Number), money.culture)
    return `${say('OrderTitle', { number })}: ${sayMessage(say, { key: title })}`
  }
  return (
    <Tile
      href={PAGE_PATHS.profileOrders}
      icon="box"
      title={say('Orders')}
      isLoading={own.phase === 'loading'}
    >
      {own.phase === 'read' ? tell(own.value.Orders[0]) : say('ProfileSeeAll')}
    </Tile>
  )
}

export function ScoreTile() {
  const { say } = usePageSettings()
  const own = useOwn(ownScore)
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
  const own = useOwn(ownFavorites)
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
  const own = useOwn(ownAddresses)
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
