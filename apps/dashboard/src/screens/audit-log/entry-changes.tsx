import { auditLogTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import type { PriceUnit } from '@rasteh/persian-text/money'
import type { AuditLine } from '@rasteh/shop-store/reads/audit-log'
import { FilledText } from '#components/filled-text.tsx'
import styles from '#components/screen.module.css'
import { type SaidChange, sayChanges } from './say-change.ts'

const SHOWN = 12

type EntryChangesProps = Pick<AuditLine, 'subject' | 'detail'> & { unit: PriceUnit }

/** What each field was and is, one a line. */
export function EntryChanges({ subject, detail, unit }: EntryChangesProps) {
  const changes = sayChanges(subject, detail, unit)
  if (changes.length === 0) return null
  const more = changes.length - SHOWN
  return (
    <ul className={styles.diff} aria-label={texts.changes}>
      {changes.slice(0, SHOWN).map((change) => (
        <li key={change.field}>
          <Change {...change} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <FilledText text={texts.moreChanges} values={{ count: toPersianDigits(String(more)) }} />
        </li>
      )}
    </ul>
  )
}

function Change({ field, before, after, isErased }: SaidChange) {
  if (isErased) return <FilledText text={texts.erased} values={{ field }} />
  if (before === undefined) return <FilledText text={texts.changedSecret} values={{ field }} />
  return <FilledText text={texts.changed} values={{ field, before, after }} />
}
