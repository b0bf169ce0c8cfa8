import { lexiconTexts as texts } from '@rasteh/messages/dashboard'
import { useState } from 'react'
import { callEndpoint } from '#endpoints/call-endpoint.ts'
import type { LexiconPage, LexiconQuery, LexiconRow } from './lexicon-page.ts'

type Said = { kind: 'done' | 'refused'; text: string }

/** The state of the lexicon's list and its calls. */
export function useLexicon(first: LexiconPage) {
  const [query, setQuery] = useState<LexiconQuery>({ text: '', onlyOff: false, page: 1 })
  const [list, setList] = useState(first)
  const [said, setSaid] = useState<Said | null>(null)
  const [isWaiting, setWaiting] = useState(false)

  const run = async (work: () => Promise<Said | null>) => {
    setWaiting(true)
    setSaid(await work())
    setWaiting(false)
  }
  const failed: Said = { kind: 'refused', text: texts.failed }
  return {
    query,
    list,
    said,
    isWaiting,
    show: (next: LexiconQuery) =>
      run(async () => {
        const answer = await callEndpoint<{ list: LexiconPage }>('search-desk/lexicon', next)
        if (!answer.ok) return failed
        setQuery(next)
        setList(answer.list)
        return null
      }),
    switchGroup: ({ id, words: [head = ''], isOn }: LexiconRow) =>
      run(async () => {
        const answer = await callEndpoint('search-desk/switch', { id, isOn: !isOn })
        if (!answer.ok) return failed
        setList({ ...list, rows: list.rows.map((row) => (row.id === id ? { ...row, isOn: !isOn } : row)) })
        return { kind: 'done', text: (isOn ? texts.switchedOff : texts.switchedOn).replace('{word}', head) }
      }),
  }
}

export type LexiconState = ReturnType<typeof useLexicon>
