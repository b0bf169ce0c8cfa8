import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import type { Target } from './attack.ts'
import { newAddress } from './shop/addresses.ts'
import type { AttackedShop } from './shop/attacked-shop.ts'

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
  tookMs: number
}
export type Sent = {
  json?: unknown
  form?: Record<string, string>
  body?: Buffer | FormData
  headers?: Record<string, string>
}
export type Caller = {
  /** The address that the shop sees. */
  from: string
  cookies: Map<string, string>
  call: (method: string, path: string, sent?: Sent) => Promise<Answer>
}

const PATIENCE_MS = 60_000

type Who = { from?: string; cookies?: ReadonlyMap<string, string> }

/** A browser at one of the shop's ports, with an address and cookies of its own. */
export function openCaller({ port, shop }: Pick<Target, 'port' | 'shop'>, who: Who = {}): Caller {
  const from = who.from ?? newAddress()
  const cookies = new Map(who.cookies)
  return {
    from,
    cookies,
    async call(method, path, sent = {}) {
      const { body, type } = await toBody(sent)
      const headers = withoutEmpty({
        ...(method === 'GET' || method === 'HEAD' ? {} : { origin: shop.origin }),
        [LABEL_HEADER]: 'attack',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(body ? { 'content-type': type, 'content-length': String(body.length) } : {}),
        ...sent.headers,
      })
      const answer = await send({ port, method, path, headers, from }, body)
      for (const line of answer.headers['set-cookie'] ?? []) keepCookie(cookies, line)
      return answer
    },
  }
}

/** The same browser at the edge: what only the dashboard answers is asked there, whichever door is under attack. */
export const atEdge = (shop: AttackedShop): Pick<Target, 'port' | 'shop'> => ({ port: shop.ports.edge, shop })

/** What was answered, as JSON; an empty object where it is none. */
export function jsonOf<Value = Record<string, unknown>>({ text }: Answer): Value {
  try {
    return JSON.parse(text) as Value
  } catch {
    return {} as Value
  }
}

async function toBody(sent: Sent): Promise<{ body: Buffer | null; type: string }> {
  if (sent.json !== undefined)
    return { body: Buffer.from(JSON.stringify(sent.json)), type: 'application/json' }
  if (sent.form)
    return {
      body: Buffer.from(new URLSearchParams(sent.form).toString()),
      type: 'application/x-www-form-urlencoded',
    }
  if (!(sent.body instanceof FormData)) return { body: sent.body ?? null, type: 'application/octet-stream' }
  const multipart = new Response(sent.body)
  const type = multipart.headers.get('content-type') ?? ''
  return { body: Buffer.from(await multipart.arrayBuffer()), type }
}

type Request = {
  port: number
  method: string
  path: string
  headers: Record<string, string>
  from: string
}

/** One request on a connection of its own. A line that breaks or stays silent is answered with status 0. */
function send({ port, method, path, headers, from }: Request, body: Buffer | null): Promise<Answer> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, answered: IncomingHttpHeaders, bytes: Buffer) =>
      resolve({
        status,
        headers: answered,
        bytes,
        text: bytes.toString('utf8'),
        tookMs: performance.now() - startedAt,
      })
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers,
        localAddress: from,
        agent: false,
        timeout: PATIENCE_MS,
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('close', () => end(response.statusCode ?? 0, response.headers, Buffer.concat(parts)))
      },
    )
    request.on('timeout', () => request.destroy())
    request.on('error', () => end(0, {}, Buffer.alloc(0)))
    request.end(body ?? undefined)
  })
}

/** A header that is set to nothing is left out, as a browser would leave it out. */
const withoutEmpty = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const at = pair.indexOf('=')
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
  if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
  else cookies.set(name, value)
}
