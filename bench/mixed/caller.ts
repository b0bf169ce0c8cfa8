import { Agent, request } from 'node:http'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import type { Refusal, Tally } from './tally.ts'

export type Answer = {
  status: number
  text: string
  headers: NodeJS.Dict<string | string[]>
  cookies: string
}
type Asked = {
  /** What the figures call it. */
  name: string
  method?: string
  path: string
  cookie?: string
  body?: object
  /** The refusal that this answer holds, if any, and whether it is one that a shop makes on purpose. */
  refusal?: (answer: Answer) => Refusal | undefined
}
export type Ask = (asked: Asked) => Promise<Answer>

const TIME_OUT_MS = 30_000
const UNUSED_MS = 20_000

/** Asks the shop as a browser does, on connections that stay open, and counts what came of it. */
export function openCaller(origin: string, tally: () => Tally): { ask: Ask; close: () => void } {
  // No bound: a caller that is due asks, however many wait already. As browsers do, it leaves an unused connection
  // before the edge closes it (after 60 s): a question sent into a closing one is not a failure of the shop.
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 256, timeout: UNUSED_MS })
  const ask: Ask = async (asked) => {
    const startedAt = performance.now()
    try {
      const answer = await send(agent, origin, asked)
      tally().count(asked.name, {
        status: answer.status,
        tookMs: performance.now() - startedAt,
        refusal: asked.refusal?.(answer),
        isBusy: answer.status === 503 && isFromShop(answer),
      })
      return answer
    } catch (error) {
      tally().fail(asked.name, (error as NodeJS.ErrnoException).code ?? 'broken')
      throw error
    }
  }
  return { ask, close: () => agent.destroy() }
}

/** The edge's own 503 says that no process was behind it: that is no refusal but a failure. */
const isFromShop = ({ headers }: Answer) =>
  headers['retry-after'] !== undefined && String(headers['content-type']).includes('json')

function send(agent: Agent, origin: string, asked: Asked): Promise<Answer> {
  const { method = 'GET', path, cookie = '', body } = asked
  const text = body ? JSON.stringify(body) : ''
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, {
      agent,
      method,
      timeout: TIME_OUT_MS,
      headers: {
        [LABEL_HEADER]: 'mixed',
        origin,
        cookie,
        'accept-encoding': path.startsWith('/api/') ? 'identity' : 'br',
        ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    })
    sent.once('timeout', () => sent.destroy(Object.assign(new Error('no answer'), { code: 'timeout' })))
    sent.once('error', reject)
    sent.once('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('error', reject)
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(parts).toString(),
          cookies: (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; '),
        }),
      )
    })
    sent.end(text)
  })
}
