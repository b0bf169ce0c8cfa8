import { reviewTexts } from '@rasteh/messages/dashboard'
import { loadWritings } from '@rasteh/shop-store/reads/reviews'
import { readDatabase } from '#database/read-database.ts'
import { Writings } from '#screens/reviews/public-components.ts'
import styles from './start-page.module.css'

const SHOWN_MAX = 20

/** What an author finds first: what became of what they wrote. */
export async function AuthorStart({ staffId }: { staffId: number }) {
  const writings = await loadWritings(readDatabase(), staffId, SHOWN_MAX)
  return (
    <section aria-labelledby="writings">
      <h2 className={styles.listTitle} id="writings">
        {reviewTexts.writings}
      </h2>
      <Writings writings={writings} />
    </section>
  )
}
