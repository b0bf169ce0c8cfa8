import { toCultureDigits, toLatinDigits } from '@rasteh/persian-text/digits'
import { Icon, type IconName } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { Section } from '@rasteh/ui/section'
import type { ReactNode } from 'react'
import { defineModule, loadNothing, sectionId } from '../module-props.ts'
import styles from './contact-module.module.css'

type Row = { id?: string | null; title?: string | null }
type ContactFields = {
  addresses?: readonly (Row & { text?: string | null })[] | null
  phones?: readonly (Row & { number?: string | null })[] | null
  hours?: readonly (Row & { times?: string | null })[] | null
  email?: string | null
}

/** Where the shop is, how to call it and when it is open. */
export const contactModule = defineModule<ContactFields, null>({
  load: loadNothing,
  Component: ({ module, site: { say, culture } }) => {
    const { addresses, phones, hours, email } = module
    return (
      <Section id={sectionId(module)} title={module.title || say('ContactTitle')}>
        <div className={styles.ways}>
          <Way icon="place" title={say('ContactAddresses')} rows={addresses} draw={({ text }) => text} />
          <Way
            icon="phone"
            title={say('ContactPhones')}
            rows={phones}
            draw={({ number }) => (
              <Link href={`tel:${toDialled(number ?? '')}`}>
                {number && <bdi dir="ltr">{toCultureDigits(number, culture)}</bdi>}
              </Link>
            )}
          />
          <Way icon="clock" title={say('ContactHours')} rows={hours} draw={({ times }) => times} />
          {email && (
            <Way
              icon="mail"
              title={say('ContactEmail')}
              rows={[{ id: email }]}
              draw={() => (
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

type WayProps<Kept extends Row> = {
  icon: IconName
  title: string
  rows: readonly Kept[] | null | undefined
  draw: (row: Kept) => ReactNode
}

function Way<Kept extends Row>({ icon, title, rows, draw }: WayProps<Kept>) {
  if (!rows || rows.length === 0) return null
  return (
    <div className={styles.way}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {rows.map((row, index) => (
          <p key={row.id ?? index}>
            {row.title && <span className={styles.name}>{row.title}: </span>}
            {draw(row)}
          </p>
        ))}
      </div>
    </div>
  )
}

/** A number as a telephone dials it. */
const toDialled = (number: string) => toLatinDigits(number).replace(/[^\d+]/g, '')
