import { customerCareTexts as texts } from '@rasteh/messages/dashboard'
import screen from '#components/screen.module.css'
import styles from './customer-care.module.css'

/** A plain form, whose URL can be kept. */
export function SearchForm({ text }: { text: string }) {
  return (
    <form className={styles.search} method="get" action="/dashboard/customers">
      <label className={screen.field}>
        <span className={screen.label}>{texts.search}</span>
        <input className={screen.input} name="q" type="search" maxLength={100} defaultValue={text} />
        <span className={screen.hint}>{texts.searchHint}</span>
      </label>
      <button type="submit" className={screen.primary}>
        {texts.find}
      </button>
    </form>
  )
}
