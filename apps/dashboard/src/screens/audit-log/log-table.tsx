import { dashboardLabels, auditLogTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatMoment } from '@rasteh/persian-text/jalali'
import type { PriceUnit } from '@rasteh/persian-text/money'
import type { AuditLine } from '@rasteh/shop-store/reads/audit-log'
import { FilledText } from '#components/filled-text.tsx'
import styles from '#components/screen.module.css'
import tables from '#components/table.module.css'
import { EntryChanges } from './entry-changes.tsx'
import { kindName } from './say-change.ts'

type LogTableProps = { lines: readonly AuditLine[]; unit: PriceUnit }

export function LogTable({ lines, unit }: LogTableProps) {
  return (
    <table className={tables.table}>
      <caption className={styles.hiddenLabel}>{texts.list}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.when}</th>
          <th scope="col">{texts.who}</th>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.whom}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td data-label={texts.when}>
              <time dateTime={line.at.toISOString()}>
                <bdi>{formatMoment(line.at, 'fa-IR')}</bdi>
              </time>
            </td>
            <td data-label={texts.who}>
              {sayActor(line)}
              {line.cameFrom && (
                <p className={styles.hint}>
                  <FilledText text={texts.from} values={{ address: line.cameFrom }} />
                </p>
              )}
            </td>
            <td data-label={texts.what}>
              {(texts.actions as Record<string, string>)[line.action] ?? <bdi>{line.action}</bdi>}
              <EventDetail {...line} />
              <EntryChanges subject={line.subject} detail={line.detail} unit={unit} />
            </td>
            <td data-label={texts.whom}>{saySubject(line)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What a role was and is, or what was decided; other details are for those who look into the database. */
function EventDetail({ action, detail }: AuditLine) {
  const { role } = dashboardLabels.staff.options
  const named = (value: unknown) => role[value as keyof typeof role] ?? ''
  if (action === 'role-change')
    return (
      <p className={styles.hint}>
        <FilledText text={texts.roleChange} values={{ from: named(detail.from), to: named(detail.to) }} />
      </p>
    )
  if (action === 'second-factor-rule')
    return <p className={styles.hint}>{detail.required ? texts.required : texts.notRequired}</p>
  return null
}

function sayActor({ actorKind, actorName, actorId }: AuditLine) {
  if (actorKind === 'system') return texts.system
  if (actorName) return <bdi>{actorName}</bdi>
  const text = actorKind === 'staff' ? texts.formerStaff : texts.customer
  return <FilledText text={text} values={{ id: actorId }} />
}

function saySubject({ subject, subjectName }: AuditLine) {
  const [kind, id] = subject.split(':')
  if (subjectName) return <bdi>{subjectName}</bdi>
  if (kind === 'customer') return <FilledText text={texts.customer} values={{ id }} />
  if (kind === 'staff') return id ? <FilledText text={texts.formerStaff} values={{ id }} /> : texts.allStaff
  if (kind === 'order')
    return <FilledText text={texts.order} values={{ number: toPersianDigits(id ?? '') }} />
  if (kind === 'private-file') return texts.file
  if (kind === 'import') return texts.import
  if (kind === 'form-submission')
    return <FilledText text={texts.submission} values={{ number: toPersianDigits(id ?? '') }} />
  if (kind === 'price-change')
    return <FilledText text={texts.priceChange} values={{ id: toPersianDigits(id ?? '') }} />
  if (kind === 'grid-change')
    return <FilledText text={texts.gridChange} values={{ id: toPersianDigits(id ?? '') }} />
  const name = kindName(subject)
  if (!name) return <bdi>{subject}</bdi>
  if (kind === 'settings') return <FilledText text={texts.settings} values={{ name }} />
  return <FilledText text={texts.document} values={{ kind: name, id: toPersianDigits(id ?? '') }} />
}
