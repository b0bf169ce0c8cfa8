import { Agent, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps, Agent as SecureAgent } from 'node:https'

export type BankCall = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  timeOutMs: number
}
/** `unavailable`: the call surely never left. `unknown`: the bank may have done what it was asked. */
export type Unanswered = { kind: 'unavailable' | 'unknown'; reason: string }
export type BankAnswer = { kind: 'answered'; status: number; text: string } | Unanswered

/** The longest answer of any bank is a few hundred bytes. */
const MAX_ANSWER_BYTES = 64 * 1024

// A connection for each call: one that idles may be closed by the bank just as it is used again, and the outcome is then unknown.
const plainAgent = new Agent({ keepAlive: false })
const secureAgent = new SecureAgent({ keepAlive: false })
/** The hosts of Shaparak offer only ciphers that OpenSSL takes for old; no other host gets this. */
const shaparakAgent = new SecureAgent({ keepAlive: false, ciphers: 'DEFAULT@SECLEVEL=1' })

/** Asks a bank once, with a deadline, without following redirects; never throws, and repeats nothing that was sent. */
export function askBank(call: BankCall): Promise<BankAnswer> {
  const url = new URL(call.url)
  const isSecure = url.protocol === 'https:'
  return new Promise((done) => {
    let hasLeft = false
    const fail = (reason: string) => done({ kind: hasLeft ? 'unknown' : 'unavailable', reason })
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      method: call.method ?? 'POST',
      headers: { ...lengthOf(call.body), ...call.headers },
      agent: agentFor(url),
      signal: AbortSignal.timeout(call.timeOutMs),
    })
    request.once('socket', (socket) =>
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        hasLeft = true
      }),
    )
    request.on('error', (error) => fail(reasonOf(error)))
    request.once('response', (response) => {
      readText(response).then(
        (text) => done({ kind: 'answered', status: response.statusCode ?? 0, text }),
        (error) => fail(reasonOf(error)),
      )
    })
    request.end(call.body)
  })
}

/** Whose https calls need old ciphers: the hosts under shaparak.ir and no other. */
export function agentFor(url: URL): Agent | SecureAgent {
  if (url.protocol !== 'https:') return plainAgent
  return url.hostname.endsWith('.shaparak.ir') ? shaparakAgent : secureAgent
}

async function readText(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > MAX_ANSWER_BYTES) throw Object.assign(new Error('too long'), { code: 'too-long' })
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Codes only: an error's text may repeat the address, and some banks have keys in theirs. */
function reasonOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown }
  if (code === 'ABORT_ERR') return 'time-out'
  return typeof code === 'string' ? code : String(name)
}

const lengthOf = (body: string | undefined): Record<string, string> =>
  body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
