import { searchTuningTexts as texts } from '@rasteh/messages/dashboard'
import type { SearchMiss } from '@rasteh/shop-store/reads/search-tuning'
import { useState } from 'react'
import styles from '#components/screen.module.css'
import tables from '#components/table.module.css'
import type { SearchTuningState } from './use-search-tuning.ts'

/** What people searched for in vain; beside each, what it means. */
export function MissTable({ tuning, misses }: { tuning: SearchTuningState; misses: readonly SearchMiss[] }) {
  const [helped, setHelped] = useState<readonly string[]>([])
  const left = misses.filter(({ term }) => !helped.includes(term))
  return (
    <section className={styles.card} aria-labelledby="misses-title">
      <h2 className={styles.heading} id="misses-title">
        {texts.missesTitle}
      </h2>
      <p className={styles.hint}>{left.length === 0 ? texts.missesNone : texts.missesHint}</p>
      {left.length > 0 && (
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{texts.term}</th>
              <th scope="col">{texts.count}</th>
              <th scope="col">{texts.means}</th>
            </tr>
          </thead>
          <tbody>
            {left.map(({ term, searches }) => (
              <tr key={term}>
                <th scope="row">
                  <bdi>{term}</bdi>
                </th>
                <td data-label={texts.count}>{searches.toLocaleString('fa-IR')}</td>
                <td data-label={texts.means}>
                  <MeansForm tuning={tuning} term={term} onMade={() => setHelped([...helped, term])} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

type MeansFormProps = { tuning: SearchTuningState; term: string; onMade: () => void }

function MeansForm({ tuning, term, onMade }: MeansFormProps) {
  const [means, setMeans] = useState('')
  return (
    <form
      className={styles.row}
      onSubmit={async (event) => {
        event.preventDefault()
        if (await tuning.addSynonym(term, means)) onMade()
      }}
    >
      <input
        className={styles.input}
        value={means}
        onChange={(event) => setMeans(event.target.value)}
        aria-label={texts.meansOf.replace('{term}', term)}
        placeholder={texts.meansHint}
      />
      <button className={styles.quiet} type="submit" disabled={tuning.isWaiting}>
        {texts.add}
      </button>
    </form>
  )
}
