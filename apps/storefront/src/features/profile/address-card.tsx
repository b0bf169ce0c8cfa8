'use client'

import type { CustomerAddress } from '@rasteh/contracts/addresses'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { Button } from '@rasteh/ui/button'
import { Icon } from '@rasteh/ui/icon'
import { Pill } from '@rasteh/ui/pill'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './addresses.module.css'

type AddressCardProps = {
  address: CustomerAddress
  province: string
  onEdit: () => void
  onDelete: () => void
}

/** An address of the customer's, and what can be done with it. */
export function AddressCard({ address, province, onEdit, onDelete }: AddressCardProps) {
  const { say, money } = usePageSettings()
  const { title, receiver, mobile, cityTitle, postalCode, isDefault } = address
  const shown = (text: string) => toCultureDigits(text, money.culture)
  return (
    <article className={styles.card} data-default={isDefault}>
      <h2 className={styles.title}>
        <bdi>{title}</bdi>
        {isDefault && <Pill tone="brand">{say('AddressDefault')}</Pill>}
      </h2>
      <p className={styles.text}>
        {province && `${province}، `}
        {cityTitle}
        <span dir="auto" className={styles.street}>
          {address.address}
        </span>
      </p>
      <p className={styles.facts}>
        <span>
          <Icon name="person" />
          <bdi>{receiver}</bdi>
        </span>
        <span>
          <Icon name="phone" />
          <bdi dir="ltr">{shown(mobile)}</bdi>
        </span>
        <span>
          <Icon name="mail" />
          {say('AddressPostalCodeOf', { code: shown(postalCode) })}
        </span>
      </p>
      <div className={styles.cardActions}>
        <Button kind="quiet" label={say('AddressEditOf', { title })} onPress={onEdit}>
          <Icon name="edit" />
          {say('AddressEdit')}
        </Button>
        <Button kind="quiet" label={say('AddressDeleteOf', { title })} onPress={onDelete}>
          <Icon name="remove" />
          {say('AddressDelete')}
        </Button>
      </div>
    </article>
  )
}
