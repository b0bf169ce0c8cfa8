'use client'

import type { CustomerAddress } from '@rasteh/contracts/addresses'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { ADDRESSES_MAX } from '@rasteh/shop-core/registration'
import { Button } from '@rasteh/ui/button'
import { Icon } from '@rasteh/ui/icon'
import { Skeleton } from '@rasteh/ui/skeleton'
import { useState } from 'react'
import { profileCalls } from '../../shop-api/profile-calls.ts'
import { AddressForm } from '../../site/address/address-form.tsx'
import type { Places } from '../../site/address/places.ts'
import { Choices } from '../../site/choices/choices.tsx'
import { createOwnStore, useOwn } from '../../site/islands/own-store.ts'
import { usePageSettings } from '../../site/islands/page-settings.tsx'
import { Step } from './step.tsx'

const addresses = createOwnStore(profileCalls.loadAddresses)

type AddressSectionProps = {
  places: Places
  addressId: string | null
  error: string | null
  onChoose: (addressId: string) => void
  onSignedOut: () => void
}

/** Where it goes: one of the customer's addresses, or one written here. */
export function AddressSection({ places, addressId, error, onChoose, onSignedOut }: AddressSectionProps) {
  const { say, money } = usePageSettings()
  const own = useOwn(addresses)
  const [isNew, setNew] = useState(false)
  const known = own.phase === 'read' ? own.value : []
  const isWriting = isNew || (own.phase === 'read' && known.length === 0)

  function keep(kept: readonly CustomerAddress[]): void {
    const made = kept.find(({ id }) => known.every((one) => one.id !== id)) ?? kept[0]
    addresses.set(kept)
    setNew(false)
    if (made) onChoose(made.id)
  }

  return (
    <Step id="checkout-address" title={say('CheckoutAddressTitle')} icon="place">
      {own.phase === 'loading' && <Skeleton shape="control" />}
      {known.length > 0 && !isWriting && (
        <Choices
          legend={say('CheckoutAddressTitle')}
          isLegendShown={false}
          name="address"
          value={addressId}
          choices={known.map((one) => ({
            value: one.id,
            title: one.title,
            text: [one.cityTitle, one.address, one.receiver, toCultureDigits(one.mobile, money.culture)].join(
              '، ',
            ),
          }))}
          onChoose={onChoose}
          error={error}
        />
      )}
      {isWriting && known.length === 0 && <p>{say('CheckoutAddressNone')}</p>}
      {isWriting && (
        <AddressForm
          address={null}
          places={places}
          onSaved={keep}
          onSignedOut={onSignedOut}
          onCancel={known.length > 0 ? () => setNew(false) : undefined}
        />
      )}
      {!isWriting && known.length < ADDRESSES_MAX && own.phase === 'read' && (
        <div>
          <Button kind="quiet" onPress={() => setNew(true)}>
            <Icon name="plus" />
            {say('CheckoutAddressNew')}
          </Button>
        </div>
      )}
    </Step>
  )
}
