import type { Say } from '@rasteh/messages/say'
import styles from './filters.module.css'
import type { FacetChoice } from './find-list.ts'

type FacetGroupProps = {
  title: string
  /** The name of the boxes in the URL. */
  name: string
  values: readonly (FacetChoice & { isChosen: boolean })[]
  say: Say
}

/** The values of one filter, to be ticked, each with how many products it leaves. */
export function FacetGroup({ title, name, values, say }: FacetGroupProps) {
  if (values.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <bdi>{title}</bdi>
      </legend>
      <div className={styles.values}>
        {values.map(({ key, title: text, count, isChosen }) => (
          <label key={key} className={styles.check}>
            <input type="checkbox" name={name} value={key} defaultChecked={isChosen} />
            <bdi className={styles.name}>{text}</bdi>
            <span className={styles.count}>{say('CategoryCount', { count })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
