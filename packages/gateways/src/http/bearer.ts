import type { JsonAnswer } from './ask-json.ts'
import { wireText, wireWhole } from './wire.ts'

/** Kept a little less long than the bank says, so that none runs out on its way. */
const SPARE_MS = 60_000
const USUAL_LIFE_S = 300

/** A call with the bank's token of the hour. It is asked for when there is none, and forgotten once it is refused. */
export function withBearer(
  askToken: () => Promise<JsonAnswer>,
  now: () => number = Date.now,
): (call: (headers: { authorization: string }) => Promise<JsonAnswer>) => Promise<JsonAnswer> {
  let kept: { token: string; until: number } | null = null
  const renew = async (): Promise<string | Extract<JsonAnswer, { reason: string }>> => {
    const answer = await askToken()
    // Without a token nothing was asked of the bank yet, so whatever went wrong, nothing happened.
    if (answer.kind !== 'answered') return { kind: 'unavailable', reason: `sign-in ${answer.reason}` }
    const token = wireText(answer.body.access_token, 8_192)
    if (!token) return { kind: 'unavailable', reason: `sign-in HTTP ${answer.status}` }
    const lifeMs = (wireWhole(answer.body.expires_in) ?? USUAL_LIFE_S) * 1_000
    kept = { token, until: now() + lifeMs - SPARE_MS }
    return token
  }
  return async (call) => {
    const token = kept && kept.until > now() ? kept.token : await renew()
    if (typeof token !== 'string') return token
    const answer = await call({ authorization: `Bearer ${token}` })
    if (answer.kind !== 'answered' || answer.status !== 401) return answer
    kept = null
    return { kind: 'unavailable', reason: 'HTTP 401' }
  }
}

export const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** An address that a bank gives for the browser: https, or the place the bank itself was asked at. */
export function pageAddress(value: unknown, bankUrl: string): string | null {
  const text = wireText(value, 2_000)
  if (text === null || !URL.canParse(text)) return null
  const page = new URL(text)
  return page.protocol === 'https:' || page.origin === new URL(bankUrl).origin ? page.href : null
}
