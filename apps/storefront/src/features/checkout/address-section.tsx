'use client'

import type { CustomerAddress } from '@rasteh/contracts/addresses'
import { joinList } from '@rasteh/persian-text/culture'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { profileCalls } from '@rasteh/shop-client/profile-calls'
import { ADDRESSES_MAX } from '@rasteh/shop-core/registration'
import { Button } from '@rasteh/ui/button'
import { ChoiceCards } from '@rasteh/ui/choice-cards'
import { Icon } from '@rasteh/ui/icon'
import { Skeleton } from '@rasteh/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import type { Places } from '#features/addresses/public.ts'
import { AddressForm } from '#features/addresses/public-address-form.ts'
import { createCurrentUserStore, useCurrentUserStore } from '#page/islands/current-user-store.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './checkout.module.css'
import { Step } from './step.tsx'

const addresses = createCurrentUserStore(profileCalls.loadAddresses)

type AddressSectionProps = {
  places: Places
  addressId: string | null
  receiver: { name: string; mobile: string }
  error: string | null
  onChoose: (addressId: string) => void
  onSignedOut: () => void
}

/** Where it goes: one of the customer's addresses, or one written here. */
export function AddressSection(props: AddressSectionProps) {
  const { places, addressId, receiver, error, onChoose, onSignedOut } = props
  const { say, money } = usePageSettings()
  const own = useCurrentUserStore(addresses)
  const [isNew, setNew] = useState(false)
  const known = own.phase === 'read' ? own.value : []
  const isWriting = isNew || (own.phase === 'read' && known.length === 0)

  // The form took its button with it, and the focus; the address that is now chosen has it next.
  const isClosing = useRef(false)
  useEffect(() => {
    if (!isClosing.current || isWriting) return
    isClosing.current = false
    const section = document.getElementById('checkout-address')
    const next = section?.querySelector<HTMLInputElement>('input[type="radio"]:checked') ?? section
    next?.focus()
  })

  function keep(kept: readonly CustomerAddress[]): void {
    const made = kept.find(({ id }) => known.every((one) => one.id !== id)) ?? kept[0]
    isClosing.current = true
    addresses.set(kept)
    setNew(false)
    if (made) onChoose(made.id)
  }

  function cancel(): void {
    isClosing.current = true
    setNew(false)
  }

  return (
    <Step id="checkout-address" title={say('CheckoutAddressTitle')} icon="place">
      {own.phase === 'loading' && <Skeleton shape="control" />}
      {known.length > 0 && !isWriting && (
        <ChoiceCards
          legend={say('CheckoutAddressTitle')}
          isLegendShown={false}
          name="address"
          value={addressId}
          choices={known.map((one) => ({
            value: one.id,
            title: one.title,
            text: joinList(
              [one.cityTitle, one.address, one.receiver, toCultureDigits(one.mobile, money.culture)],
              money.culture,
            ),
          }))}
          onChoose={onChoose}
          error={error}
        />
      )}
      {isWriting && known.length === 0 && <p>{say('CheckoutAddressNone')}</p>}
      {isWriting && error && (
        <p className={styles.refusal} role="alert">
          {error}
        </p>
      )}
      {isWriting && (
        <AddressForm
          address={null}
          places={places}
          receiver={known.length === 0 ? receiver : { name: '', mobile: receiver.mobile }}
          onSaved={keep}
          onSignedOut={onSignedOut}
          onCancel={known.length > 0 ? cancel : undefined}
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
