'use client'

import { popularTexts as texts } from '@rasteh/messages/dashboard'
import type { ManagedPopularSearch } from '@rasteh/shop-store/reads/popular-searches'
import styles from '#components/screen.module.css'
import tables from '#components/table.module.css'
import { type PopularState, usePopular } from './use-popular.ts'

/** What the empty search box offers; each can be taken out of it and put back. */
export function PopularCard({ first }: { first: readonly ManagedPopularSearch[] }) {
  const state = usePopular(first)
  const { popular, said, isWaiting } = state
  return (
    <section className={styles.card} aria-labelledby="popular-title" aria-busy={isWaiting}>
      <h2 className={styles.heading} id="popular-title">
        {texts.title}
      </h2>
      <p className={styles.hint}>{popular.length === 0 ? texts.none : texts.hint}</p>
      <div aria-live="polite">
        {said && <p className={said.kind === 'done' ? styles.done : styles.refusal}>{said.text}</p>}
      </div>
      {popular.length > 0 && (
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{texts.term}</th>
              <th scope="col">{texts.visitors}</th>
              <th scope="col">{texts.state}</th>
              <th scope="col">{texts.decide}</th>
            </tr>
          </thead>
          <tbody>
            {popular.map((each) => (
              <PopularRow key={`${each.locale} ${each.folded}`} each={each} state={state} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function PopularRow({ each, state }: { each: ManagedPopularSearch; state: PopularState }) {
  const { shown, visitors, isHidden } = each
  return (
    <tr>
      <th scope="row">
        <bdi>{shown}</bdi>
      </th>
      <td data-label={texts.visitors}>{visitors.toLocaleString('fa-IR')}</td>
      <td data-label={texts.state}>{isHidden ? texts.hidden : texts.shown}</td>
      <td data-label={texts.decide}>
        <button
          className={styles.quiet}
          type="button"
          disabled={state.isWaiting}
          aria-label={(isHidden ? texts.showOf : texts.hideOf).replace('{term}', shown)}
          onClick={() => void state.toggle(each)}
        >
          {isHidden ? texts.show : texts.hide}
        </button>
      </td>
    </tr>
  )
}
