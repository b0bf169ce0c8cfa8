'use client'

import type { CustomerAddress } from '@rasteh/contracts/addresses'
import { profileCalls } from '@rasteh/shop-client/profile-calls'
import { NOTICE_SUCCESS_MS } from '@rasteh/shop-core/notices'
import { ADDRESSES_MAX } from '@rasteh/shop-core/registration'
import { Button } from '@rasteh/ui/button'
import { EmptyState } from '@rasteh/ui/empty-state'
import { Icon } from '@rasteh/ui/icon'
import { Skeleton } from '@rasteh/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import type { Places } from '#features/addresses/public.ts'
import { AddressForm } from '#features/addresses/public-address-form.ts'
import { confirm } from '#features/confirm/public-confirm.ts'
import { notices } from '#features/notices/public-notices.ts'
import { island } from '#island'
import { useCurrentUserStore } from '#page/islands/current-user-store.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { AddressCard } from '../address-card.tsx'
import styles from '../addresses.module.css'
import { CurrentUserPart } from '../current-user-part.tsx'
import { currentUserAddresses, currentUserProfile } from '../current-user-profile.ts'

const NEW = 'new'

/** The customer's addresses: kept, changed and deleted here. */
export function AddressesPart({ places }: { places: Places }) {
  return (
    <CurrentUserPart store={currentUserAddresses} skeleton={<AddressesSkeleton />}>
      {(addresses) => <Addresses addresses={addresses} places={places} />}
    </CurrentUserPart>
  )
}

function Addresses({ addresses, places }: { addresses: readonly CustomerAddress[]; places: Places }) {
  const { say } = usePageSettings()
  const own = useCurrentUserStore(currentUserProfile)
  const [edited, setEdited] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const last = useRef<string | null>(null)
  // What closes takes the focus with it: it goes on at the address that was written, or at the first button there is.
  useEffect(() => {
    if (edited !== null || last.current === null) return
    const card = list.current?.querySelector(`[data-address="${last.current}"]`)
    last.current = null
    ;(card ?? list.current)?.querySelector<HTMLElement>('button')?.focus()
  })

  function keep(kept: readonly CustomerAddress[], key: 'AddressSaved' | 'AddressDeleted'): void {
    const made = kept.find(({ id }) => addresses.every((one) => one.id !== id))
    last.current = made?.id ?? edited ?? NEW
    currentUserAddresses.set(kept)
    setEdited(null)
    notices.show({ tone: 'success', messages: [{ key }], showMs: NOTICE_SUCCESS_MS })
  }

  async function remove({ id, title }: CustomerAddress): Promise<void> {
    const text = say('AddressDeleteConfirm', { title })
    if (!(await confirm({ title: say('AddressDelete'), content: { text } }))) return
    const answer = await profileCalls.removeAddress(id)
    if (answer.kind === 'read') return keep(answer.value, 'AddressDeleted')
    if (answer.kind === 'not-found' || answer.kind === 'signed-out') return void currentUserAddresses.reload()
    notices.show({ tone: 'alert', messages: [{ key: 'NetworkFailed' }] })
  }

  if (edited !== null) {
    return (
      <AddressForm
        key={edited}
        address={addresses.find(({ id }) => id === edited) ?? null}
        places={places}
        onSaved={(kept) => keep(kept, 'AddressSaved')}
        onSignedOut={currentUserAddresses.signOut}
        receiver={{ name: '', mobile: own.phase === 'read' ? (own.value.mobile ?? '') : '' }}
        onCancel={() => {
          last.current = edited
          setEdited(null)
        }}
      />
    )
  }
  const add = (
    <Button onPress={() => setEdited(NEW)}>
      <Icon name="plus" />
      {say('AddressAdd')}
    </Button>
  )
  if (addresses.length === 0) {
    return (
      <div ref={list}>
        <EmptyState icon="place" title={say('AddressNone')} hint={say('AddressNoneHint')}>
          {add}
        </EmptyState>
      </div>
    )
  }
  return (
    <div ref={list} className={styles.list}>
      <ul className={styles.cards}>
        {addresses.map((address) => (
          <li key={address.id} data-address={address.id}>
            <AddressCard
              address={address}
              province={places.provinces.find(({ id }) => id === address.provinceId)?.title ?? ''}
              onEdit={() => setEdited(address.id)}
              onDelete={() => void remove(address)}
            />
          </li>
        ))}
      </ul>
      {addresses.length < ADDRESSES_MAX && <div>{add}</div>}
    </div>
  )
}

function AddressesSkeleton() {
  return (
    <div className={styles.cards}>
      {['one', 'two'].map((name) => (
        <div key={name} className={styles.card}>
          <Skeleton shape="heading" />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  )
}

export default island('profile/addresses-part', AddressesPart, 'load')
