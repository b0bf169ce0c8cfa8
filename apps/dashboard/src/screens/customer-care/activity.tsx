import { dashboardLabels, ordersTexts, customerCareTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatMoment } from '@rasteh/persian-text/jalali'
import type { CustomerPage } from '@rasteh/shop-store/reads/customer-page'
import type { ReactNode } from 'react'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import styles from './customer-care.module.css'

const COLLECTIONS = '/dashboard/collections'
const statuses: Record<string, string> = dashboardLabels.comments.options.status
const events: Record<string, string> = ordersTexts.events
const shown = (number: number) => toPersianDigits(String(number))
type Row = { key: string; title: ReactNode; state?: string; madeAt: string; href?: string }

/** What somebody wrote, which codes they used and what they were sent. */
export function Activity({ customer }: { customer: CustomerPage }) {
  const { comments, feedback, codeUses, messages } = customer
  return (
    <section className={screen.card} aria-label={texts.activity}>
      <h2 className={screen.heading}>{texts.activity}</h2>
      <Rows
        title={texts.messages}
        rows={messages.map(({ kind, orderNumber, method, sentAt }) => ({
          key: `${orderNumber} ${kind} ${method}`,
          title: (
            <FilledText text={texts.messageOf} values={{ event: events[kind], number: shown(orderNumber) }} />
          ),
          state: texts.methods[method],
          madeAt: sentAt,
        }))}
      />
      <Rows
        title={texts.comments}
        rows={comments.map(({ id, text, status, madeAt }) => ({
          key: String(id),
          title: <bdi>{text}</bdi>,
          state: statuses[status] ?? status,
          madeAt,
          href: `${COLLECTIONS}/comments/${id}`,
        }))}
      />
      <Rows
        title={texts.feedback}
        rows={feedback.map(({ id, subject, text, isAnswered, madeAt }) => ({
          key: String(id),
          title: <bdi>{subject ?? text}</bdi>,
          state: isAnswered ? texts.answered : texts.unanswered,
          madeAt,
          href: `${COLLECTIONS}/feedback/${id}`,
        }))}
      />
      <Rows
        title={texts.codes}
        rows={codeUses.map(({ code, orderNumber, usedAt }) => ({
          key: String(orderNumber),
          title: <FilledText text={texts.codeUse} values={{ code, number: shown(orderNumber) }} />,
          madeAt: usedAt,
        }))}
      />
    </section>
  )
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <>
      <h3 className={styles.subheading}>{title}</h3>
      {rows.length === 0 && <p className={screen.hint}>{texts.none}</p>}
      <ul className={styles.rows}>
        {rows.map(({ key, title: what, state, madeAt, href }) => (
          <li key={key} className={styles.row}>
            {href ? (
              <a className={styles.name} href={href}>
                {what}
              </a>
            ) : (
              <span>{what}</span>
            )}
            <span className={styles.soft}>
              {state && `${state} · `}
              <bdi>{formatMoment(new Date(madeAt), 'fa-IR')}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
