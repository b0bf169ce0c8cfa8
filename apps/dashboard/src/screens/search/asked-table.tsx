import { searchTuningTexts as texts } from '@rasteh/messages/dashboard'
import type { AskedSearch } from '@rasteh/shop-store/reads/search-tuning'
import styles from '#components/screen.module.css'
import tables from '#components/table.module.css'

/** What people search for and find, and how often they choose something from it. */
export function AskedTable({ asked }: { asked: readonly AskedSearch[] }) {
  return (
    <section className={styles.card} aria-labelledby="asked-title">
      <h2 className={styles.heading} id="asked-title">
        {texts.askedTitle}
      </h2>
      <p className={styles.hint}>{asked.length === 0 ? texts.askedNone : texts.askedHint}</p>
      {asked.length > 0 && (
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{texts.term}</th>
              <th scope="col">{texts.count}</th>
              <th scope="col">{texts.visitors}</th>
              <th scope="col">{texts.chosen}</th>
            </tr>
          </thead>
          <tbody>
            {asked.map(({ term, searches, visitors, clicks }) => (
              <tr key={term}>
                <th scope="row">
                  <bdi>{term}</bdi>
                </th>
                <td data-label={texts.count}>{searches.toLocaleString('fa-IR')}</td>
                <td data-label={texts.visitors}>{visitors.toLocaleString('fa-IR')}</td>
                <td data-label={texts.chosen}>
                  {toPercent(clicks / searches)}
                  {isSeldomChosen({ searches, clicks }) && <> ({texts.seldomChosen})</>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** Of so many searches some should lead somewhere. */
const SEARCHES_MIN = 10
const SELDOM = 0.1

const isSeldomChosen = ({ searches, clicks }: Pick<AskedSearch, 'searches' | 'clicks'>) =>
  searches >= SEARCHES_MIN && clicks / searches < SELDOM

const toPercent = (share: number) =>
  share.toLocaleString('fa-IR', { style: 'percent', maximumFractionDigits: 0 })
