import { proposalTexts as texts } from '@rasteh/messages/dashboard'
import styles from '#components/screen.module.css'
import tables from '#components/table.module.css'
import type { SynonymTrial } from './try-synonym.ts'

const percent = (value: number) => (Math.round(value * 1000) / 10).toLocaleString('fa-IR')

/** What a synonym would change: the judged searches, and the first products of the search that had found nothing. */
export function SynonymTried({ trial: { comparison, shown }, term }: { trial: SynonymTrial; term: string }) {
  return (
    <>
      <p className={styles.hint}>
        {comparison.count === 0
          ? texts.judgedNone
          : texts.judged
              .replace('{count}', comparison.count.toLocaleString('fa-IR'))
              .replace('{before}', percent(comparison.before))
              .replace('{after}', percent(comparison.after))}
      </p>
      <table className={tables.table}>
        <caption className={tables.caption}>{texts.shownOf.replace('{term}', term)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.after}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td data-label={texts.before}>
              <Titles titles={shown.before} />
            </td>
            <td data-label={texts.after}>
              <Titles titles={shown.after} />
            </td>
          </tr>
        </tbody>
      </table>
    </>
  )
}

function Titles({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return texts.nothing
  return (
    <ol>
      {titles.map((title) => (
        <li key={title}>
          <bdi>{title}</bdi>
        </li>
      ))}
    </ol>
  )
}
