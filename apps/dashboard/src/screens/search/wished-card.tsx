'use client'

import { wishedTexts as texts } from '@rasteh/messages/dashboard'
import { formatDate } from '@rasteh/persian-text/jalali'
import type { Wished } from '@rasteh/shop-store/reads/wishes'
import styles from '#components/screen.module.css'
import tables from '#components/table.module.css'
import { useWished, type WishedState } from './use-wished.ts'
import { WishedForms } from './wished-forms.tsx'

/** What people asked to be notified of, how many and since when; beside each, what to do about it. */
export function WishedCard({ first }: { first: readonly Wished[] }) {
  const state = useWished(first)
  const { wished, said, isWaiting } = state
  return (
    <section className={styles.card} aria-labelledby="wished-title" aria-busy={isWaiting}>
      <h2 className={styles.heading} id="wished-title">
        {texts.title}
      </h2>
      <p className={styles.hint}>{wished.length === 0 ? texts.none : texts.hint}</p>
      <div aria-live="polite">
        {said && <p className={said.kind === 'done' ? styles.done : styles.refusal}>{said.text}</p>}
      </div>
      {wished.length > 0 && (
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{texts.term}</th>
              <th scope="col">{texts.waiting}</th>
              <th scope="col">{texts.notified}</th>
              <th scope="col">{texts.first}</th>
              <th scope="col">{texts.last}</th>
              <th scope="col">{texts.decide}</th>
            </tr>
          </thead>
          <tbody>
            {wished.map((each) => (
              <WishedRow key={each.id} each={each} state={state} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function WishedRow({ each, state }: { each: Wished; state: WishedState }) {
  const { term, waiting, notified, firstAskedAt, lastAskedAt, note } = each
  return (
    <tr>
      <th scope="row">
        <bdi>{term}</bdi>
        {note && <p className={styles.hint}>{texts.noteWas.replace('{note}', note)}</p>}
      </th>
      <td data-label={texts.waiting}>{waiting.toLocaleString('fa-IR')}</td>
      <td data-label={texts.notified}>{notified.toLocaleString('fa-IR')}</td>
      <td data-label={texts.first}>{dayOf(firstAskedAt)}</td>
      <td data-label={texts.last}>{dayOf(lastAskedAt)}</td>
      <td data-label={texts.decide}>
        <WishedForms each={each} state={state} />
      </td>
    </tr>
  )
}

/** What came by a call is a text. */
const dayOf = (at: Date | string) => formatDate(new Date(at), 'fa-IR')
