import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addCity, setSettings } from '@rasteh/test-kit/trade'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Arrived, arrive, type Person } from '../access/people.ts'
import { ORIGIN, useContent } from '../setup/use-content.ts'
import { useShopCalls } from '../setup/use-shop-calls.ts'
import { plantCanaries } from './canaries.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import { guidedRequest } from './guided-requests.ts'
import { malformedRequest } from './malformed-requests.ts'
import { cmsOperations, type Operation, shopOperations } from './operations.ts'
import { type Answer, type Make, newReport, type Report, tryOnce } from './run-fuzz.ts'

const database = useTestDatabase()
const content = useContent(database)
const calls = useShopCalls(database)

const RUNS = Number(process.env.FUZZ_RUNS ?? 1_200)
const SEED = Number(process.env.PROPERTY_SEED ?? 20261115)
/** Those who may least come first in each round: what others change is planted again before their next turn. */
const CALLERS = ['guest A', 'customer A', 'author', 'editor', 'manager', 'owner'] as const
const TURNS_OF_CALLER = 40

const shopCalls: Operation[] = []
const cmsCalls: Operation[] = []
let lastError = ''
beforeAll(async () => {
  content.payload.logger.level = 'silent'
  // The platform's answer does not say why it failed; its log does.
  content.payload.logger.error = ((entry: { err?: Error }) => {
    const { err } = entry
    lastError = `${err?.cause ?? ''} ${err?.stack ?? JSON.stringify(entry)}`
  }) as never
  const spec = (await calls.app.inject('/api/shop/openapi.json')).json()
  shopCalls.push(...shopOperations(spec, calls.app.routeList))
  cmsCalls.push(...cmsOperations(content.payload.config))
  await addCity(database.owner, { title: 'تهران', province: 8 })
  await setSettings(database.owner, {})
})

/** No request meets a limit by address: each comes from an address of its own. */
const addressOf = (turn: number) => `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`

async function sendToShop(request: FuzzRequest, cookie: string, from: string): Promise<Answer> {
  const { method, url, headers, body } = request
  const cookies = [cookie, headers.cookie].filter(Boolean).join('; ')
  const answer = await calls.app.inject({
    method: method as 'GET',
    url,
    remoteAddress: from,
    headers: { origin: ORIGIN, [LABEL_HEADER]: 'fuzz', ...headers, ...(cookies ? { cookie: cookies } : {}) },
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: answer.statusCode, text: `${answer.body}\n${JSON.stringify(answer.headers)}` }
}

/** What the handler throws, the server answers with 500. */
async function answerOf(request: Request): Promise<Response> {
  try {
    return await content.raw(request)
  } catch (error) {
    lastError = String((error as Error).stack)
    return new Response(null, { status: 500 })
  }
}

async function sendToContent(request: FuzzRequest, cookie: string, from: string): Promise<Answer> {
  const { method, url, headers, body } = request
  const cookies = [cookie, headers.cookie].filter(Boolean).join('; ')
  const answer = await answerOf(
    new Request(`${ORIGIN}${url}`, {
      method,
      headers: {
        origin: ORIGIN,
        [LABEL_HEADER]: 'fuzz',
        'x-rasteh-caller': from,
        ...headers,
        ...(cookies ? { cookie: cookies } : {}),
      },
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    }),
  )
  const why = answer.status >= 500 ? lastError.slice(0, 700) : ''
  return {
    status: answer.status,
    why,
    text: `${await answer.text()}\n${JSON.stringify([...answer.headers])}`,
  }
}

async function fuzz(make: Make, firstSeed: number): Promise<Report> {
  const report = newReport()
  const round = CALLERS.length * TURNS_OF_CALLER
  let people = {} as Record<Person, Arrived>
  let planted = {} as Awaited<ReturnType<typeof plantCanaries>>
  for (let turn = 0; turn < RUNS; turn += 1) {
    if (turn % round === 0) {
      people = await arrive(database.owner, content.payload)
      planted = await plantCanaries(database.owner, people, firstSeed + turn)
    }
    const person = CALLERS[Math.floor((turn % round) / TURNS_OF_CALLER)] ?? 'guest A'
    const operation = operationOf(turn)
    const send = operation.surface === 'shop' ? sendToShop : sendToContent
    await tryOnce(
      { operation, person, seed: firstSeed + turn, make, ...planted },
      (request) => send(request, people[person].cookie, addressOf(turn)),
      report,
    )
  }
  return report
}

/** Turn and turn about a call of either side; the steps let each call meet each caller. */
function operationOf(turn: number): Operation {
  const side = turn % 2 === 0 ? shopCalls : cmsCalls
  return side[(Math.floor(turn / 2) * 37) % side.length] as Operation
}

function printReport(what: string, { faults, answers, allowed, calls: tried }: Report): void {
  console.log(
    `${what}: ${RUNS} requests to ${tried.size} of ${shopCalls.length + cmsCalls.length} calls, ${faults.length} faults; ${allowed} canaries seen by those who may`,
  )
  console.log(JSON.stringify(answers))
  for (const fault of faults.slice(0, 100)) console.error(fault)
}

describe('every call of shop-api and of the content platform', { timeout: 1_200_000 }, () => {
  it.each([
    ['requests by its schema', guidedRequest, SEED],
    ['malformed requests', malformedRequest, SEED + 1_000_000],
  ])(
    'answers %s below 500, and shows nobody what the access table keeps from them',
    async (what, make, seed) => {
      const report = await fuzz(make, seed)
      printReport(what, report)
      expect(report.faults.slice(0, 20)).toEqual([])
      expect(report.allowed).toBeGreaterThan(0)
    },
  )
})
