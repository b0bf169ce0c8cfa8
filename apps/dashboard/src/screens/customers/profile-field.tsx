import { customerLabels, customerProfileTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { readDay, toJalali } from '@rasteh/persian-text/jalali'
import { loadProfile, type ProfileDetails } from '@rasteh/shop-store/reads/profile'
import type { UIFieldServerProps } from 'payload'
import type { ReactNode } from 'react'
import { isManager } from '#access/is-manager.ts'
import { isOwner } from '#access/is-owner.ts'
import styles from '#components/screen.module.css'
import tables from '#components/table.module.css'
import { readDatabase } from '#database/read-database.ts'

const { fields, options } = customerLabels

/** A customer's own details on their form: managers read them and cannot change them, the owner alone sees the code. */
export async function CustomerProfileField({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isManager({ req })) return null
  const details = (await loadProfile(readDatabase(), Number(id)))?.details
  return (
    <section className={styles.card} aria-label={texts.title}>
      <h3 className={styles.heading}>{texts.title}</h3>
      <p className={styles.hint}>{details ? texts.readOnly : texts.none}</p>
      {details && <Details details={details} showsCode={isOwner({ req })} />}
    </section>
  )
}

function Details({ details, showsCode }: { details: ProfileDetails; showsCode: boolean }) {
  const { firstName, lastName, nationalCode, birthDate, maritalStatus, marriageDate } = details
  const statuses: Record<string, string> = options.maritalStatus
  return (
    <dl className={tables.figures}>
      <Fact name={fields.firstName}>{firstName}</Fact>
      <Fact name={fields.lastName}>{lastName}</Fact>
      <Fact name={fields.nationalCode}>{showsCode ? toPersianDigits(nationalCode) : texts.hiddenCode}</Fact>
      <Fact name={fields.birthDate}>{shownDay(birthDate)}</Fact>
      <Fact name={fields.maritalStatus}>{statuses[maritalStatus] ?? ''}</Fact>
      {marriageDate && <Fact name={texts.marriageDate}>{shownDay(marriageDate)}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={tables.figure}>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

function shownDay(day: string): string {
  const { year, month, day: date } = toJalali(readDay(day))
  const two = (part: number) => String(part).padStart(2, '0')
  return toPersianDigits(`${year}/${two(month)}/${two(date)}`)
}
