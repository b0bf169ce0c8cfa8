import type { Previewed } from '@rasteh/contracts/preview'

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' || value === null
const isData: Check = (value) => (typeof value === 'object' && !Array.isArray(value)) || value === null
const isReference: Check = (value) => Number.isSafeInteger(value) || value === null
const isListOf = (check: Check) => (value: unknown) => Array.isArray(value) && value.every(check)
const isMoment: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** What a preview shows of a form, each with what it has to be: the form has not been validated. */
const TYPED: Readonly<Record<Previewed, Readonly<Record<string, Check>>>> = {
  pages: {
    title: isText,
    summary: isText,
    layout: isListOf((module) => module !== null && isData(module)),
    showsTreeMenu: (value) => typeof value === 'boolean',
  },
  news: {
    ...{ title: isText, summary: isText, body: isData, publishedAt: isMoment },
    ...{ picture: isReference, category: isReference, author: isReference },
    tags: isListOf((tag) => typeof tag === 'string'),
  },
  products: { title: isText, brand: isText, shortText: isText, description: isData },
}

/** A document as its form shows it now; what is missing there, or is nothing that such a field holds, is as it was saved. */
export function withTyped<Document extends object>(
  collection: Previewed,
  saved: Document,
  typed: unknown,
): Document {
  if (typeof typed !== 'object' || typed === null) return saved
  const taken = Object.entries(TYPED[collection]).flatMap(([name, check]) => {
    const value: unknown = Object.hasOwn(typed, name) ? typed[name as keyof typeof typed] : undefined
    return value !== undefined && check(value) ? [[name, value]] : []
  })
  return { ...saved, ...Object.fromEntries(taken) }
}
