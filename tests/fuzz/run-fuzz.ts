import fc from 'fast-check'
import { may, type Person } from '../access/people.ts'
import type { Canary } from './canaries.ts'
import { type FuzzRequest, toCurl } from './fuzz-request.ts'
import type { Operation } from './operations.ts'
import type { Known } from './strange-values.ts'

export type Answer = {
  status: number
  text: string /** The error behind it, where the log names it. */
  why?: string
}
export type Send = (request: FuzzRequest, person: Person) => Promise<Answer>
export type Make = (operation: Operation, known: Known) => fc.Arbitrary<FuzzRequest>
export type Report = {
  faults: string[]
  /** How often each person was answered with each hundred: a fuzz that only meets refusals proves little. */
  answers: Record<string, number>
  /** Canaries found where they may be: the search for them works. */
  allowed: number
  calls: Set<string>
}

const HANG_MS = 10_000
const STACK = /\bat [^"]{1,200}:\d+:\d+|node_modules\//

export const newReport = (): Report => ({ faults: [], answers: {}, allowed: 0, calls: new Set() })

export type Turn = {
  operation: Operation
  person: Person
  seed: number
  make: Make
  known: Known
  canaries: readonly Canary[]
}

/** Draws one request by its seed, sends it, and notes what must not be in its answer. */
export async function tryOnce(turn: Turn, send: Send, report: Report): Promise<void> {
  const { operation, person, seed, known, make } = turn
  const [request] = fc.sample(make(operation, known), { numRuns: 1, seed })
  if (!request) return
  const { status, text, why = '' } = await withinTime(send(request, person))
  const group = `${person} ${Math.floor(status / 100)}xx`
  report.answers[group] = (report.answers[group] ?? 0) + 1
  report.calls.add(request.call)
  for (const fault of faultsOf({ status, text, why }, turn, request, report))
    report.faults.push(
      `${fault}\n  as ${person}, draw ${seed}: ${toCurl(request, 'http://shop.test').slice(0, 1_500)}`,
    )
}

function faultsOf(
  { status, text, why }: Answer,
  { person, canaries }: Turn,
  request: FuzzRequest,
  report: Report,
): string[] {
  const faults = status >= 500 ? [`${request.call} answered ${status}: ${(why || text).slice(0, 700)}`] : []
  if (STACK.test(text)) faults.push(`${request.call} shows a stack trace`)
  if (text.includes('{"kind":"failed"}')) faults.push(`${request.call} failed while it answered`)
  const sent = `${request.url} ${request.body?.toString('utf8') ?? ''}`
  for (const { word, where, seenBy } of canaries) {
    // What the caller wrote itself tells the caller nothing new.
    if (!text.includes(word) || sent.includes(word)) continue
    if (may(person, seenBy)) report.allowed += 1
    else faults.push(`${request.call} shows ${where} to ${person}, who may not see it`)
  }
  return faults
}

async function withinTime(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve({ status: 599, text: `no answer within ${HANG_MS} ms` }), HANG_MS)
  })
  return await Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
