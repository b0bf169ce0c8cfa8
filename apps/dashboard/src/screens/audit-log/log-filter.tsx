import { auditLogTexts as texts } from '@rasteh/messages/dashboard'
import styles from '#components/screen.module.css'
import { LOG_ACTIONS, type LogQuery } from './log-query.ts'

type EventFilterProps = { query: LogQuery; colleagues: readonly { id: number; name: string }[] }

/** Whose doings, and which: a plain form, whose URL can be kept. */
export function LogFilter({ query, colleagues }: EventFilterProps) {
  return (
    <form className={styles.card} method="get" action="/dashboard/events">
      <div className={styles.row}>
        <div className={styles.field}>
          <label className={styles.label} htmlFor="event-person">
            {texts.person}
          </label>
          <select
            className={styles.input}
            id="event-person"
            name="person"
            defaultValue={String(query.staffId ?? '')}
          >
            <option value="">{texts.everybody}</option>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.field}>
          <label className={styles.label} htmlFor="event-action">
            {texts.action}
          </label>
          <select className={styles.input} id="event-action" name="action" defaultValue={query.action ?? ''}>
            <option value="">{texts.everyAction}</option>
            {LOG_ACTIONS.map(([action, label]) => (
              <option key={action} value={action}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <button type="submit" className={styles.primary}>
        {texts.show}
      </button>
    </form>
  )
}
