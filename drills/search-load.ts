import { setTimeout } from 'node:timers/promises'
import type { ProductSearch, SearchEngine } from '@rasteh/search/product-search'

const EACH_MS = 40

export type Answered = { tookMs: number; engine: SearchEngine | 'none'; total: number }

/** Buyers who go on searching: what they were answered since the last look, and who answers now. */
export function startSearching(search: ProductSearch, text: string) {
  let answers: Answered[] = []
  let last: Answered | null = null
  let isOver = false
  const open: Promise<void>[] = []
  async function ask() {
    const at = performance.now()
    const [answer] = await Promise.allSettled([search.find({ ...QUERY, text })])
    const tookMs = performance.now() - at
    last =
      answer.status === 'fulfilled'
        ? { tookMs, engine: answer.value.engine, total: answer.value.total }
        : { tookMs, engine: 'none', total: 0 }
    answers.push(last)
  }
  const loop = (async () => {
    while (!isOver) {
      open.push(ask())
      await setTimeout(EACH_MS)
    }
  })()
  return {
    /** Searches go on until so many more are answered. */
    async take(count: number): Promise<Answered[]> {
      answers = []
      while (answers.length < count) await setTimeout(EACH_MS)
      return answers
    },
    async until(engine: SearchEngine): Promise<number> {
      const at = performance.now()
      while (last?.engine !== engine) await setTimeout(EACH_MS)
      return performance.now() - at
    },
    async stop() {
      isOver = true
      await loop
      await Promise.all(open)
    },
  }
}

const QUERY = {
  locale: 'fa',
  categoryId: null,
  brands: [],
  attributes: [],
  priceFromRial: null,
  priceToRial: null,
  onlyInStock: false,
  sort: 'relevant',
  limit: 20,
  from: { offset: 0 },
} as const
