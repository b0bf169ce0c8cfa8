import { Agent, request } from 'node:http'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { PATHS } from '@rasteh/contracts/paths'

type Asked = { status: number; body: string; cookies: string[] }
type Question = { path: string; method?: string; headers?: Record<string, string>; body?: string }

/** Asks over connections that are kept, as browsers do: on a shared one a wrong answer would be read. */
function askerOf(port: number, origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  return ({ path, method = 'GET', headers = {}, body }: Question): Promise<Asked> =>
    new Promise((resolve, reject) => {
      const own = { host: new URL(origin).host, origin, [LABEL_HEADER]: 'desync', ...headers }
      const sent = request({ port, host: '127.0.0.1', path, method, headers: own, agent }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part) => {
          text += part
        })
        const { statusCode: status = 0, headers: received } = answer
        const cookies = (received['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '')
        answer.on('end', () => resolve({ status, body: `${received.location ?? ''} ${text}`, cookies }))
      })
      sent.setTimeout(10_000, () => sent.destroy(new Error('nothing within 10 s')))
      sent.on('error', reject)
      sent.end(body)
    })
}

/** Customers with a basket of their own each: the line in it is theirs alone. */
export async function basketVictims(port: number, origin: string, productId: number) {
  const ask = askerOf(port, origin)
  const change = JSON.stringify([{ ProductId: productId, Quantity: 1, Action: 1 }])
  const open = async () => {
    const headers = { 'content-type': 'application/json', 'content-length': String(change.length) }
    const answer = await ask({ path: PATHS.cartCreate, method: 'POST', headers, body: change })
    const cookie = answer.cookies.join('; ')
    const line = /"ID":\s*"?([^",}]+)/i.exec(
      (await ask({ path: PATHS.cartGet, headers: { cookie } })).body,
    )?.[1]
    if (!line) throw new Error(`no basket: ${answer.status} ${answer.body.slice(0, 200)}`)
    return { cookie, line }
  }
  const victims = await Promise.all([open(), open(), open(), open()])
  return async (turn: number): Promise<string | null> => {
    const victim = victims[turn % victims.length]
    const { status, body } = await ask({ path: PATHS.cartGet, headers: { cookie: victim?.cookie ?? '' } })
    return status === 200 && body.includes(victim?.line ?? '?') ? null : `${status} ${body.slice(0, 120)}`
  }
}

/**
 * Visitors with a word of their own: some search for it, and it is on the page that they get; most ask for the home
 * page by its old path, and are led to the right one with their word, which costs the shop less than rendering.
 */
export function pageVictims(port: number, origin: string) {
  const ask = askerOf(port, origin)
  return async (turn: number): Promise<string | null> => {
    const word = `own-${port}-${turn}-word`
    const isRendered = turn % 16 === 0
    const answer = await ask({ path: isRendered ? `/search/q/${word}` : `/home?word=${word}` })
    const isRight = isRendered ? answer.status === 200 : isLed(answer)
    return isRight && answer.body.includes(word) ? null : `${answer.status} ${answer.body.slice(0, 120)}`
  }
}

/** Staff who spell a path of the dashboard with two slashes, and are led to the one with their own word. */
export function screenVictims(port: number, origin: string) {
  const ask = askerOf(port, origin)
  return async (turn: number): Promise<string | null> => {
    const word = `own-${port}-${turn}-word`
    const answer = await ask({ path: `/dashboard//${word}` })
    return isLed(answer) && answer.body.includes(word)
      ? null
      : `${answer.status} ${answer.body.slice(0, 120)}`
  }
}

const isLed = ({ status }: Asked) => status >= 300 && status < 400
