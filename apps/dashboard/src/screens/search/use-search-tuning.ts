import { searchTuningTexts as texts } from '@rasteh/messages/dashboard'
import type { Comparison } from '@rasteh/search/tuning'
import { useState } from 'react'
import { callEndpoint } from '#endpoints/call-endpoint.ts'
import type { Draft } from './drafts.ts'

type Said = { kind: 'done' | 'refused'; text: string }

/** The state of the search screen and its calls. */
export function useSearchTuning(firstDrafts: readonly Draft[]) {
  const [drafts, setDrafts] = useState(firstDrafts)
  const [comparison, setComparison] = useState<Comparison | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const [isWaiting, setWaiting] = useState(false)

  const run = async (work: () => Promise<Said | null>) => {
    setWaiting(true)
    setSaid(null)
    setSaid(await work())
    setWaiting(false)
  }
  const failed: Said = { kind: 'refused', text: texts.failed }
  return {
    drafts,
    comparison,
    said,
    isWaiting,
    tryDrafts: () =>
      run(async () => {
        const answer = await callEndpoint<{ comparison: Comparison }>('search-desk/try', {})
        if (!answer.ok) return failed
        setComparison(answer.comparison)
        setDrafts(drafts.map((draft) => ({ ...draft, isTried: true })))
        return null
      }),
    publish: () =>
      run(async () => {
        const answer = await callEndpoint<{ count: number }>('search-desk/publish', {})
        if (!answer.ok) return failed
        setDrafts(drafts.filter(({ isTried }) => !isTried))
        setComparison(null)
        return { kind: 'done', text: fill(texts.published, answer.count.toLocaleString('fa-IR')) }
      }),
    /** Answers whether the draft was made. */
    addSynonym: async (term: string, means: string) => {
      let isMade = false
      await run(async () => {
        if (means.trim() === '') return { kind: 'refused', text: texts.emptyWord }
        const answer = await callEndpoint<{ words: string }>('search-desk/synonym', { term, means })
        if (!answer.ok)
          return {
            kind: 'refused',
            text: answer.refusal.kind === 'empty-word' ? texts.emptyWord : texts.failed,
          }
        isMade = true
        setDrafts([...drafts, { collection: 'search-synonyms', id: 0, words: answer.words, isTried: false }])
        setComparison(null)
        return { kind: 'done', text: fill(texts.added, answer.words) }
      })
      return isMade
    },
  }
}

export type SearchTuningState = ReturnType<typeof useSearchTuning>

const fill = (text: string, value: string) => text.replace(/\{\w+\}/, value)
