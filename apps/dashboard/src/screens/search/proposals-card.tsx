'use client'

import { proposalTexts as texts } from '@rasteh/messages/dashboard'
import type { ProposedSynonym } from '@rasteh/shop-store/reads/proposed-synonyms'
import styles from '#components/screen.module.css'
import tables from '#components/table.module.css'
import { SynonymTried } from './synonym-tried.tsx'
import { type ProposalsState, useProposals } from './use-proposals.ts'

/** What may mean the same, by what visitors tried after a search that found nothing. */
export function ProposalsCard({ first }: { first: readonly ProposedSynonym[] }) {
  const state = useProposals(first)
  const { proposals, tried, said, isWaiting } = state
  return (
    <section className={styles.card} aria-labelledby="proposals-title" aria-busy={isWaiting}>
      <h2 className={styles.heading} id="proposals-title">
        {texts.title}
      </h2>
      <p className={styles.hint}>{proposals.length === 0 ? texts.none : texts.hint}</p>
      <div aria-live="polite">
        {isWaiting && <p className={styles.hint}>{texts.trying}</p>}
        {said && <p className={said.kind === 'done' ? styles.done : styles.refusal}>{said.text}</p>}
        {tried && <SynonymTried trial={tried} term={tried.proposal.missedShown} />}
      </div>
      {proposals.length > 0 && (
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{texts.missed}</th>
              <th scope="col">{texts.chosen}</th>
              <th scope="col">{texts.visitors}</th>
              <th scope="col">{texts.decide}</th>
            </tr>
          </thead>
          <tbody>
            {proposals.map((each) => (
              <ProposalRow key={`${each.locale} ${each.missed} ${each.chosen}`} each={each} state={state} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function ProposalRow({ each, state }: { each: ProposedSynonym; state: ProposalsState }) {
  const { missedShown, chosenShown, visitors } = each
  const named = (text: string) => text.replace('{missed}', missedShown).replace('{chosen}', chosenShown)
  return (
    <tr>
      <th scope="row">
        <bdi>{missedShown}</bdi>
      </th>
      <td data-label={texts.chosen}>
        <bdi>{chosenShown}</bdi>
      </td>
      <td data-label={texts.visitors}>{visitors.toLocaleString('fa-IR')}</td>
      <td data-label={texts.decide}>
        <div className={styles.buttons}>
          <button
            className={styles.quiet}
            type="button"
            disabled={state.isWaiting}
            aria-label={named(texts.acceptOf)}
            onClick={() => void state.accept(each)}
          >
            {texts.accept}
          </button>
          <button
            className={styles.quiet}
            type="button"
            disabled={state.isWaiting}
            aria-label={named(texts.declineOf)}
            onClick={() => void state.decline(each)}
          >
            {texts.decline}
          </button>
        </div>
      </td>
    </tr>
  )
}
