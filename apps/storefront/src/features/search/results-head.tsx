import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Say } from '@rasteh/messages/say'
import { Breadcrumb } from '@rasteh/ui/breadcrumb'
import { Icon } from '@rasteh/ui/icon'
import type { FoundList } from '#features/product-list/public.ts'
import { bidiIsolate } from './bidi-isolate.ts'
import styles from './results-head.module.css'

type ResultsHeadProps = {
  text: string
  categoryTitle: string | null
  found: Pick<FoundList, 'corrected' | 'dropped'>
  say: Say
}

/** The top of the results: what was searched for, where, and what was made of it. */
export function ResultsHead({ text, categoryTitle, found: { corrected, dropped }, say }: ResultsHeadProps) {
  const notes = [
    corrected === null
      ? null
      : say('SearchInsteadOf', { used: bidiIsolate(corrected), typed: bidiIsolate(text) }),
    dropped.length === 0 ? null : say('SearchLeftOut', { words: bidiIsolate(dropped.join(' ')) }),
  ].filter((note) => note !== null)
  return (
    <header className={styles.head}>
      <Breadcrumb label={say('Breadcrumb')} crumbs={[{ href: PAGE_PATHS.home, title: say('HomePage') }]} />
      <h1 className={styles.title}>{say('SearchResultsFor', { term: bidiIsolate(text) })}</h1>
      {categoryTitle && (
        <p className={styles.where}>{say('SearchInCategory', { title: bidiIsolate(categoryTitle) })}</p>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.note} role="status">
          <Icon name="info" />
          <span>{note}</span>
        </p>
      ))}
    </header>
  )
}
