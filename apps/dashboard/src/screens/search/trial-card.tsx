import { searchTuningTexts as texts } from '@rasteh/messages/dashboard'
import type { Comparison } from '@rasteh/search/tuning'
import styles from '#components/screen.module.css'
import tables from '#components/table.module.css'
import type { SearchTuningState } from './use-search-tuning.ts'

/** The drafts, what they would change, and the way to publish them. */
export function TrialCard({ tuning, judgedCount }: { tuning: SearchTuningState; judgedCount: number }) {
  const { drafts, comparison, isWaiting } = tuning
  const canTry = drafts.length > 0 && judgedCount > 0
  return (
    <section className={styles.card} aria-labelledby="trial-title" aria-busy={isWaiting}>
      <h2 className={styles.heading} id="trial-title">
        {texts.draftsTitle}
      </h2>
      <p className={styles.hint}>{hintOf(drafts.length, judgedCount)}</p>
      {drafts.length > 0 && (
        <ul className={tables.changes}>
          {drafts.map(({ collection, id, words }) => (
            <li key={`${collection}-${id}-${words}`} className={tables.change}>
              <bdi>{words}</bdi>
            </li>
          ))}
        </ul>
      )}
      {comparison && <Outcome comparison={comparison} />}
      <div className={styles.buttons}>
        <button
          className={styles.primary}
          type="button"
          disabled={!canTry || isWaiting}
          onClick={tuning.tryDrafts}
        >
          {isWaiting ? texts.trying : texts.try}
        </button>
        {comparison && (
          <button className={styles.quiet} type="button" disabled={isWaiting} onClick={tuning.publish}>
            {texts.publish}
          </button>
        )}
        <a className={styles.linkButton} href="/dashboard/collections/search-synonyms/create">
          {texts.newSynonym}
        </a>
        <a className={styles.linkButton} href="/dashboard/collections/search-rules/create">
          {texts.newRule}
        </a>
        <a className={styles.linkButton} href="/dashboard/collections/search-judgements">
          {texts.judged}
        </a>
      </div>
    </section>
  )
}

function hintOf(draftCount: number, judgedCount: number): string {
  if (draftCount === 0) return texts.draftsNone
  if (judgedCount === 0) return texts.judgedNone
  return texts.draftsHint.replace('{count}', judgedCount.toLocaleString('fa-IR'))
}

const percent = (value: number) => (Math.round(value * 1000) / 10).toLocaleString('fa-IR')

function Outcome({ comparison: { before, after, changed } }: { comparison: Comparison }) {
  return (
    <>
      <dl className={tables.figures}>
        <div className={tables.figure}>
          <dt>{texts.before}</dt>
          <dd>{percent(before)}</dd>
        </div>
        <div className={tables.mainFigure}>
          <dt>{texts.after}</dt>
          <dd>{percent(after)}</dd>
        </div>
      </dl>
      {changed.length === 0 ? (
        <p className={styles.hint}>{texts.unchanged}</p>
      ) : (
        <table className={tables.table}>
          <caption className={tables.caption}>{texts.changedTitle}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.term}</th>
              <th scope="col">{texts.before}</th>
              <th scope="col">{texts.after}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map((one) => (
              <tr key={one.text} className={one.after < one.before ? tables.warnedRow : undefined}>
                <th scope="row">
                  <bdi>{one.text}</bdi>
                </th>
                <td data-label={texts.before}>{percent(one.before)}</td>
                <td data-label={texts.after}>
                  {percent(one.after)} {one.after < one.before ? texts.worse : texts.better}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
