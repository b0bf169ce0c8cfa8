import { QUESTIONS_MODULE } from '@rasteh/shop-core/modules'

export type Question = { readonly id: string; readonly question: string; readonly answer: string }

/** The questions of a page's modules, each once, with the id by which its page names it. */
export function questionsIn(layout: unknown): Question[] {
  if (!Array.isArray(layout)) return []
  const rows = layout
    .filter((module) => module?.blockType === QUESTIONS_MODULE && Array.isArray(module.items))
    .flatMap((module) => module.items as Readonly<Record<string, unknown>>[])
    .map((row) => ({ id: textIn(row?.id), question: textIn(row?.title), answer: textIn(row?.text) }))
    .filter(({ id, question }) => id !== '' && question !== '')
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

const textIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
