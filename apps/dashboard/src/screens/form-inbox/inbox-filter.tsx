import { formInboxTexts as texts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import { SUBMISSION_STATES } from '@rasteh/shop-core/forms'
import type { InboxForm } from '@rasteh/shop-store/reads/form-inbox'
import screen from '#components/screen.module.css'
import styles from './form-inbox.module.css'
import { type InboxFilter as Filter, INBOX_URL, toInboxUrl } from './inbox-query.ts'

type InboxFilterProps = { filter: Filter; forms: readonly InboxForm[] }

/** Which form, and in which state: each choice has a URL of its own and needs no script. */
export function InboxFilter({ filter, forms }: InboxFilterProps) {
  return (
    <>
      <form className={styles.forms} method="get" action={INBOX_URL}>
        <label className={screen.field}>
          <span className={screen.label}>{texts.form}</span>
          <select className={screen.input} name="form" defaultValue={String(filter.formId ?? '')}>
            <option value="">{texts.allForms}</option>
            {forms.map((form) => (
              <option key={form.id} value={form.id}>
                {nameOf(form)}
              </option>
            ))}
          </select>
        </label>
        {filter.state && <input type="hidden" name="state" value={filter.state} />}
        <button type="submit" className={screen.quiet}>
          {texts.show}
        </button>
      </form>
      <nav className={screen.tabs} aria-label={texts.state}>
        {([null, ...SUBMISSION_STATES] as const).map((state) => (
          <a
            key={state ?? 'all'}
            className={screen.tab}
            href={toInboxUrl({ ...filter, state, cursor: null })}
            aria-current={filter.state === state ? 'page' : undefined}
          >
            {state ? texts.states[state] : texts.all}
          </a>
        ))}
      </nav>
    </>
  )
}

function nameOf({ title, waiting }: InboxForm): string {
  if (waiting === 0) return title
  return texts.waiting.replace('{title}', () => title).replace('{count}', formatAmount(waiting, 'fa-IR'))
}
