'use client'

import type { CustomerAddress } from '@rasteh/contracts/addresses'
import { ADDRESS_FORM } from '@rasteh/form-rules/address'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { profileCalls } from '@rasteh/shop-client/profile-calls'
import { ADDRESSES_MAX } from '@rasteh/shop-core/registration'
import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { useEffect, useId, useRef, useState } from 'react'
import { sayFieldRefusal } from '#page/islands/form/say-field-refusal.ts'
import { useForm } from '#page/islands/form/use-form.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './address.module.css'
import { AddressFields } from './address-fields.tsx'
import type { Places } from './places.ts'

type AddressFormProps = {
  /** Null for a new one. */
  address: CustomerAddress | null
  places: Places
  /** What the account knows of the receiver. */
  receiver?: { name: string; mobile: string } | undefined
  onSaved: (addresses: readonly CustomerAddress[]) => void
  onSignedOut: () => void
  /** Without it the form cannot be closed: an address is needed. */
  onCancel?: (() => void) | undefined
}

type Phase = 'open' | 'refused' | 'saving' | 'failed' | 'full'

/** Asks for an address and keeps it. What was typed stays when it could not be kept. */
export function AddressForm({ address, places, receiver, onSaved, onSignedOut, onCancel }: AddressFormProps) {
  const { say, money } = usePageSettings()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // Once, when the form opens: a ref written in the markup would take the focus at every key.
  useEffect(() => heading.current?.focus(), [])
  const [phase, setPhase] = useState<Phase>('open')
  const shown = (text: string) => toCultureDigits(text, money.culture)
  const [isDefault, setDefault] = useState(address?.isDefault ?? false)
  const { field, values, change, onSubmit, refuse } = useForm({
    form: ADDRESS_FORM,
    initial: address
      ? toTyped(address, shown)
      : { receiver: receiver?.name ?? '', mobile: shown(receiver?.mobile ?? '') },
    sayRefusal: sayFieldRefusal(say),
    onErrors: () => setPhase('refused'),
    onValid: async ({ province, ...accepted }) => {
      setPhase('saving')
      const typed = Object.fromEntries(Object.entries(accepted).map(([name, value]) => [name, String(value)]))
      const answer = await profileCalls.saveAddress(address?.id ?? null, typed, isDefault)
      if (answer.kind === 'read') return onSaved(answer.value)
      if (answer.kind === 'refused') return refuse(answer.fields)
      if (answer.kind === 'signed-out') return onSignedOut()
      setPhase(answer.kind === 'conflict' ? 'full' : 'failed')
    },
  })
  const isSaving = phase === 'saving'
  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby={headingId}
      aria-busy={isSaving}
      onSubmit={(event) => (isSaving ? event.preventDefault() : onSubmit(event))}
    >
      <h2 className={styles.heading} id={headingId} tabIndex={-1} ref={heading}>
        {address ? say('AddressEdit') : say('AddressNew')}
      </h2>
      <AddressFields field={field} values={values} change={change} places={places} />
      <label className={styles.check}>
        <input type="checkbox" checked={isDefault} onChange={(event) => setDefault(event.target.checked)} />
        {say('AddressMakeDefault')}
      </label>
      {phase === 'refused' && <FormAlert tone="refused">{say('FormHasErrors')}</FormAlert>}
      {phase === 'failed' && <FormAlert tone="refused">{say('AddressFailed')}</FormAlert>}
      {phase === 'full' && (
        <FormAlert tone="refused">{say('AddressTooMany', { count: ADDRESSES_MAX })}</FormAlert>
      )}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isSaving}>
          {say('AddressSave')}
        </Button>
        {onCancel && (
          <Button kind="quiet" onPress={onCancel}>
            {say('AddressCancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

function toTyped(address: CustomerAddress, shown: (text: string) => string) {
  const { title, receiver, mobile, provinceId, cityId, postalCode, address: text } = address
  return {
    title,
    receiver,
    mobile: shown(mobile),
    province: String(provinceId),
    city: String(cityId),
    postalCode: shown(postalCode),
    address: text,
  }
}
