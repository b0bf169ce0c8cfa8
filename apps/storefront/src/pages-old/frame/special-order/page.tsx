import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Metadata } from 'next'
import SpecialOrderForm from '../../../features/special-order/islands/special-order-form.tsx'
import { alternatesOf } from '../../../page/alternates.ts'
import { readCulture } from '../../../page/culture.ts'
import { loadSay } from '../../../page/say.ts'
import styles from './page.module.css'

export async function generateMetadata(): Promise<Metadata> {
  const say = await loadSay()
  return {
    title: say('SpecialOrder'),
    description: say('SpecialOrderHint'),
    // A form for the shop's own lightbox; its button stands on every product's page.
    robots: { index: false },
    alternates: alternatesOf(PAGE_PATHS.specialOrder, await readCulture()),
  }
}

export default async function SpecialOrderPage() {
  const say = await loadSay()
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{say('SpecialOrder')}</h1>
        <p className={styles.hint}>{say('SpecialOrderHint')}</p>
      </div>
      <SpecialOrderForm />
    </div>
  )
}
