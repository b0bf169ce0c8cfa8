import { setTimeout } from 'node:timers/promises'
import type { TimedAnswer } from './drill-buyer.ts'

type Reading = {
  origin: string
  readers: number
  paths: readonly string[]
  chance: () => number
  onAnswer: (answer: TimedAnswer) => void
}

/** What one person gets from a process itself, not from what the edge keeps; one of them is a change that is refused. */
const PERSONAL = [
  ['GET', '/dashboard/login'],
  ['GET', '/checkout'],
  ['GET', '/profile'],
  ['GET', '/cms-api/staff/me'],
  ['POST', '/cms-api/customers/login'],
] as const
const WORDS = ['چای', 'گلیم', 'زعفران', 'کفش', 'انار', 'لپتاپ', 'قالی']
const PAUSE_MS = 40

/** People who read pages one after another until they are stopped; nothing is tried again. */
export function startReading({ origin, readers, paths, chance, onAnswer }: Reading) {
  let isOver = false
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(chance() * items.length)]
  const choose = (): readonly [string, string] => {
    const turn = chance()
    if (turn < 0.15) return oneOf(PERSONAL) ?? PERSONAL[0]
    if (turn < 0.25)
      return ['GET', `/search?q=${encodeURIComponent(oneOf(WORDS) ?? '')}&v=${Math.round(chance() * 1e6)}`]
    if (turn < 0.35) return ['GET', '/api/shop/cart/get']
    return ['GET', oneOf(paths) ?? '/']
  }
  async function readOn(): Promise<void> {
    while (!isOver) {
      const [method, path] = choose()
      const at = performance.now()
      const asked = { method, redirect: 'manual', signal: AbortSignal.timeout(30_000) } as const
      const answer = await fetch(origin + path, asked).then(read, () => null)
      onAnswer({
        path,
        status: answer?.status ?? 0,
        hasRetryAfter: answer?.headers.has('retry-after') ?? false,
        tookMs: performance.now() - at,
      })
      await setTimeout(PAUSE_MS)
    }
  }
  const reading = Promise.all(Array.from({ length: readers }, readOn))
  return {
    async stop() {
      isOver = true
      await reading
    },
  }
}

/** An answer whose body breaks off is none. */
const read = (answer: Response) =>
  answer.arrayBuffer().then(
    () => answer,
    () => null,
  )
