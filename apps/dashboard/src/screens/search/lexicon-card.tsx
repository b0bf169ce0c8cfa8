'use client'

import { lexiconTexts as texts } from '@rasteh/messages/dashboard'
import { type FormEvent, useState } from 'react'
import styles from '#components/screen.module.css'
import tables from '#components/table.module.css'
import type { LexiconPage } from './lexicon-page.ts'
import { LexiconTable } from './lexicon-table.tsx'
import { type LexiconState, useLexicon } from './use-lexicon.ts'

/** The groups that ship, to be looked up and switched off and on. */
export function LexiconCard({ first }: { first: LexiconPage }) {
  const lexicon = useLexicon(first)
  const { list, said, isWaiting } = lexicon
  return (
    <section className={styles.card} aria-labelledby="lexicon-title" aria-busy={isWaiting}>
      <h2 className={styles.heading} id="lexicon-title">
        {texts.title}
      </h2>
      <p className={styles.hint}>{texts.hint}</p>
      <LexiconFilter lexicon={lexicon} />
      <div aria-live="polite">
        {said && <p className={said.kind === 'done' ? styles.done : styles.refusal}>{said.text}</p>}
        <p className={styles.hint}>
          {list.total === 0 ? texts.none : texts.total.replace('{count}', list.total.toLocaleString('fa-IR'))}
        </p>
      </div>
      {list.rows.length > 0 && <LexiconTable lexicon={lexicon} />}
      <LexiconPager lexicon={lexicon} />
    </section>
  )
}

function LexiconFilter({ lexicon: { query, show, isWaiting } }: { lexicon: LexiconState }) {
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void show({ ...query, text, page: 1 })
  }
  return (
    <form className={styles.row} onSubmit={submit}>
      <input
        className={styles.input}
        type="search"
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label={texts.search}
        placeholder={texts.searchHint}
      />
      <button className={styles.quiet} type="submit" disabled={isWaiting}>
        {texts.find}
      </button>
      <label className={styles.choice}>
        <input
          className={styles.check}
          type="checkbox"
          checked={query.onlyOff}
          onChange={(event) => void show({ text, onlyOff: event.target.checked, page: 1 })}
        />
        {texts.onlyOff}
      </label>
    </form>
  )
}

function LexiconPager({ lexicon: { query, list, show, isWaiting } }: { lexicon: LexiconState }) {
  const { last } = list
  if (last === 1) return null
  const go = (page: number) => void show({ ...query, page })
  return (
    <nav className={tables.pager} aria-label={texts.pages}>
      <button
        className={styles.quiet}
        type="button"
        disabled={isWaiting || list.page === 1}
        onClick={() => go(list.page - 1)}
      >
        {texts.before}
      </button>
      <span>
        {texts.page
          .replace('{page}', list.page.toLocaleString('fa-IR'))
          .replace('{last}', last.toLocaleString('fa-IR'))}
      </span>
      <button
        className={styles.quiet}
        type="button"
        disabled={isWaiting || list.page >= last}
        onClick={() => go(list.page + 1)}
      >
        {texts.after}
      </button>
    </nav>
  )
}
