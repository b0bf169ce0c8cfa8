import { customerCareTexts as texts, toPlace } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import type { CustomerAddress } from '@rasteh/shop-store/reads/customer-page'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import styles from './customer-care.module.css'

/** Where somebody has goods sent. */
export function AddressList({ addresses }: { addresses: readonly CustomerAddress[] }) {
  return (
    <section className={screen.card} aria-label={texts.addresses}>
      <h2 className={screen.heading}>{texts.addresses}</h2>
      {addresses.length === 0 && <p className={screen.hint}>{texts.noAddresses}</p>}
      <ul className={styles.rows}>
        {addresses.map((one) => (
          <li key={`${one.title} ${one.postalCode} ${one.address}`} className={styles.row}>
            <strong>
              <bdi>{one.title}</bdi>
            </strong>
            {one.isDefault && <span className={styles.pill}>{texts.defaultAddress}</span>}
            <span className={styles.whole}>
              {toPlace({ ...one, provinceId: one.provinceId ?? 0, cityTitle: one.cityTitle ?? '' })}
            </span>
            <span className={styles.soft}>
              <bdi>{one.receiver}</bdi> · <bdi>{toPersianDigits(one.mobile)}</bdi> ·{' '}
              <FilledText text={texts.postalCode} values={{ code: toPersianDigits(one.postalCode) }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
