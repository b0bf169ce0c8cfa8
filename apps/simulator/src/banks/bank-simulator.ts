import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { act } from './act.ts'
import { answerControl } from './answer-control.ts'
import { openBehaviours } from './behaviour.ts'
import type { BankSimulator } from './controls.ts'
import { readText, send, toFields } from './http.ts'
import { openLedger } from './ledger.ts'
import type { BankName, Outcome } from './payment.ts'
import { PROTOCOLS } from './protocols/all.ts'
import { serveBank } from './serve-bank.ts'

export { bankEnvironment } from './bank-environment.ts'
export type { Behaviour, Mood } from './behaviour.ts'
export type { BankRecord, BankSimulator } from './controls.ts'
export {
  BANKS,
  type BankName,
  OUTCOMES,
  type Outcome,
  type Payment,
  type Return,
  type State,
} from './payment.ts'

type Options = { port?: number; seed?: string | number; auto?: boolean; slowMs?: number }

/** Eight banks in one server, each speaking its own protocol at its own paths under its name. Nothing leaves the machine. */
export async function startBankSimulator(options: Options = {}): Promise<BankSimulator> {
  const behaviours = openBehaviours({ seed: options.seed === undefined ? null : String(options.seed) })
  const ledger = openLedger({ rules: (bank) => PROTOCOLS[bank], script: behaviours.scriptOf })
  let isAuto = options.auto ?? false
  const controls = {
    behave: ({ auto, seed, sessionMinutes, ...behaviour }: Parameters<BankSimulator['behave']>[0]) => {
      if (auto !== undefined) isAuto = auto
      if (seed !== undefined) behaviours.useSeed(seed)
      if (sessionMinutes !== undefined) ledger.useSession(sessionMinutes)
      behaviours.set(behaviour)
      // A payment's behaviour holds also after it was asked for.
      for (const one of ledger.all()) if (one.state === 'created') one.script = behaviours.scriptOf(one)
    },
    payments: () => ledger.all().map((one) => ({ ...one, isCaptured: ledger.isCaptured(one) })),
    beShopper: (bank: BankName, authority: string, outcome?: Outcome) => {
      const payment = ledger.byAuthority(bank, authority)
      return payment ? act(ledger, PROTOCOLS[bank], payment, outcome ?? payment.script.outcome) : null
    },
    advance: ledger.advance,
    reset: () => {
      ledger.forget()
      behaviours.forget()
    },
  }
  const slowMs = options.slowMs ?? 15_000
  const server = createServer(async (request, response) => {
    const { bank, ...asked } = await readVisit(request)
    if (asked.path.startsWith('/control/')) return send(response, answerControl(controls, asked))
    if (!bank) return send(response, { status: 404, body: {} })
    return serveBank(
      { ledger, behaviours, protocol: PROTOCOLS[bank], slowMs, isAuto: () => isAuto },
      asked,
      response,
    )
  })
  await new Promise<void>((done) => server.listen(options.port ?? 0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...controls,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function readVisit(request: IncomingMessage) {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://simulator')
  const text = await readText(request).catch(() => '')
  const [, first = ''] = pathname.split('/')
  const bank = Object.hasOwn(PROTOCOLS, first) ? (first as BankName) : null
  return {
    bank,
    method: request.method ?? 'GET',
    path: bank ? pathname.slice(bank.length + 1) : pathname,
    query,
    headers: request.headers,
    text,
    body: toFields(text, request.headers['content-type']),
    url: `http://${request.headers.host}/${bank}`,
  }
}
