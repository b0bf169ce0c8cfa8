import { toCultureDigits } from '@rasteh/persian-text/digits'
import type { ItemOf } from '@rasteh/shop-store/reads/modules'
import { Icon, type IconName } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { Section } from '@rasteh/ui/section'
import type { ReactNode } from 'react'
import { defineModule, loadNothing, sectionId } from '#modules/module-props.ts'
import { telephoneHref } from '#page/layout/telephone-href.ts'
import styles from './contact-module.module.css'

type Row = Pick<ItemOf<'contact', 'addresses' | 'phones' | 'hours'>, 'id' | 'title'>

/** Where the shop is, how to call it and when it is open. */
export const contactModule = defineModule('contact', {
  load: loadNothing,
  Component: ({ module, site: { say, culture } }) => {
    const { addresses, phones, hours, email } = module
    return (
      <Section id={sectionId(module)} title={module.title || say('ContactTitle')}>
        <div className={styles.methods}>
          <ContactMethod
            icon="place"
            title={say('ContactAddresses')}
            rows={addresses}
            render={({ text }) => text}
          />
          <ContactMethod
            icon="phone"
            title={say('ContactPhones')}
            rows={phones}
            render={({ number }) => (
              <Link href={telephoneHref(number ?? '')}>
                {number && <bdi dir="ltr">{toCultureDigits(number, culture)}</bdi>}
              </Link>
            )}
          />
          <ContactMethod
            icon="clock"
            title={say('ContactHours')}
            rows={hours}
            render={({ times }) => times}
          />
          {email && (
            <ContactMethod
              icon="mail"
              title={say('ContactEmail')}
              rows={[{ id: email }]}
              render={() => (
                <Link href={`mailto:${email}`}>
                  <bdi>{email}</bdi>
                </Link>
              )}
            />
          )}
        </div>
      </Section>
    )
  },
})

type ContactMethodProps<Kept extends Row> = {
  icon: IconName
  title: string
  rows: readonly Kept[] | null | undefined
  render: (row: Kept) => ReactNode
}

function ContactMethod<Kept extends Row>({ icon, title, rows, render }: ContactMethodProps<Kept>) {
  if (!rows || rows.length === 0) return null
  return (
    <div className={styles.method}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {rows.map((row, index) => (
          <p key={row.id ?? index}>
            {row.title && <span className={styles.name}>{row.title}: </span>}
            {render(row)}
          </p>
        ))}
      </div>
    </div>
  )
}
