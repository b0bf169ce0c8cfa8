import { setTimeout } from 'node:timers/promises'
import { exchange } from './exchange.ts'
import type { Attack } from './make-attacks.ts'

/** One way to the shop: its port, and a question to whose answer only the asker's own mark belongs. */
export type Route = { name: string; port: number; ask: (turn: number) => Promise<string | null> }

export type Result = {
  route: string
  requests: number
  victims: number
  /** Answers of a victim that were not its own, and why. */
  wrong: string[]
  hung: string[]
  failed: string[]
  /** Answers whose type a browser may guess. */
  sniffable: string[]
  /** Answers that told a victim to come again later, who did. */
  waits: number
  slowestMs: number
}

const AT_ONCE = 12
const VICTIMS = 3
/** Victims look at what they got before they ask again; the proof is about answers, not about load. */
const LOOK_MS = 50

/** Sends every attack this way while victims ask in parallel until the last one is answered. */
export async function runAttacks(route: Route, attacks: readonly Attack[]): Promise<Result> {
  const result: Result = {
    route: route.name,
    ...{ requests: 0, victims: 0, waits: 0, slowestMs: 0 },
    ...{ wrong: [], hung: [], failed: [], sniffable: [] },
  }
  let isOver = false
  const victims = Array.from({ length: VICTIMS }, async () => {
    while (!isOver) {
      result.victims += 1
      const fault = await askUntilServed(route, result)
      if (fault !== null) result.wrong.push(fault)
      await setTimeout(LOOK_MS)
    }
  })
  const queue = attacks.values()
  const attackers = Array.from({ length: AT_ONCE }, async () => {
    for (const attack of queue) await send(route, attack, result)
  })
  await Promise.all(attackers)
  isOver = true
  await Promise.all(victims)
  return result
}

/** A shop under this load may tell a victim to wait (503); he comes again, and what he gets then must be his own. */
async function askUntilServed(route: Route, result: Result): Promise<string | null> {
  const turn = result.victims
  for (let attempts = 0; attempts < 5; attempts += 1) {
    const fault = await route.ask(turn).catch((error: Error) => error.message)
    if (!fault?.startsWith('503')) return fault
    result.waits += 1
  }
  return 'told to wait five times'
}

async function send({ port }: Route, { name, bytes }: Attack, result: Result): Promise<void> {
  const { statuses, heads, ms, isHung } = await exchange(port, bytes)
  result.requests += 1
  result.slowestMs = Math.max(result.slowestMs, ms)
  if (isHung) result.hung.push(name)
  if (statuses.some((status) => status >= 500)) result.failed.push(`${statuses.join(' ')}: ${name}`)
  // What is no HTTP the edge's own parser answers with one line: there is nothing to guess in it.
  const isBare = /^HTTP\/1\.1 4\d\d [A-Za-z ]+\r\n\r\n$/.test(heads)
  const isPlain =
    isBare || statuses.length === 0 || statuses[0] === 100 || /x-content-type-options: nosniff/i.test(heads)
  if (!isPlain) result.sniffable.push(`${statuses.join(' ')}: ${name}`)
}

/** What makes a run a failure, in words; `canary` are the visits of somebody else's server. */
export function violationsOf(results: readonly Result[], canary: readonly string[]): string[] {
  return [
    ...results.flatMap(({ route, wrong }) => wrong.map((what) => `${route}: a victim got ${what}`)),
    ...results.flatMap(({ route, hung }) => hung.map((what) => `${route}: hung: ${what}`)),
    ...results.flatMap(({ route, failed }) => failed.map((what) => `${route}: ${what}`)),
    ...results.flatMap(({ route, sniffable }) => sniffable.map((what) => `${route}: no nosniff: ${what}`)),
    ...canary.map((visit) => `reached another host: ${visit}`),
  ]
}
