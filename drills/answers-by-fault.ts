import type { TimedAnswer } from './drill-buyer.ts'

export type Chapter = { name: string; answers: TimedAnswer[] }

type Book = {
  log: (line: string) => void
  /** How long an answer may take at most. */
  slowMs: number
  /** How much longer it may take that has to ask a bank first. */
  bankMs: number
}

/** Writes down every answer under the fault that lasted when it came. */
export function collectAnswersByFault({ log, slowMs, bankMs }: Book) {
  let chapter: Chapter = { name: 'before', answers: [] }
  const chapters: Chapter[] = [chapter]
  const limitOf = ({ path }: TimedAnswer) => slowMs + (path.startsWith('/shop/payment/') ? bankMs : 0)
  return {
    onAnswer: (answer: TimedAnswer) => void chapter.answers.push(answer),
    begin(name: string): Chapter {
      chapter = { name, answers: [] }
      chapters.push(chapter)
      return chapter
    },
    /** Says each chapter's figures, returns the number of unplanned answers: 500s, silence, a 503 without an hour. */
    close(of: (path: string) => boolean): number {
      let unplanned = 0
      for (const { name, answers } of chapters) {
        const bad = answers.filter((answer) => isUnplanned(answer) || answer.tookMs > limitOf(answer))
        unplanned += bad.length
        const timed = answers.filter(({ path, status }) => of(path) && status === 200)
        log(
          `${name.padEnd(28)} ${countStatuses(answers)}; basket p50 ${percentile(timed, 0.5)} ms, p99 ${percentile(timed, 0.99)} ms, worst ${percentile(answers, 1)} ms${bad.length > 0 ? `; UNPLANNED ${bad.length}: ${describe(bad)}` : ''}`,
        )
      }
      return unplanned
    },
  }
}

const isUnplanned = ({ status, hasRetryAfter }: TimedAnswer) =>
  status === 0 || (status >= 500 && !(status === 503 && hasRetryAfter)) || status === 401 || status === 403

/** In whole milliseconds. */
export function percentile(answers: readonly TimedAnswer[], share: number): number {
  const sorted = answers.map(({ tookMs }) => tookMs).toSorted((one, other) => one - other)
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0)
}

function countStatuses(answers: readonly TimedAnswer[]): string {
  const by = Object.entries(Object.groupBy(answers, ({ status }) => status))
  return by.map(([status, all]) => `${status === '0' ? 'silence' : status} ${all?.length}`).join(', ')
}

const describe = (answers: readonly TimedAnswer[]) =>
  answers
    .slice(0, 5)
    .map(({ path, status, tookMs }) => `${status} ${path} ${Math.round(tookMs)} ms`)
    .join(', ')
