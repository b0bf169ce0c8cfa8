import { CREDENTIALS } from '../bank-environment.ts'
import { type Answered, type Asked, type BankCall, ok } from '../protocol.ts'

const { id, secret, userName, password } = CREDENTIALS.client
const BASIC = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
const TOKEN = 'simulated-access-token'

export const REFUSED: Answered = { status: 401, body: { error: 'unauthorized' } }
export const isSignedIn = ({ headers }: Asked) => headers.authorization === `Bearer ${TOKEN}`

/** OAuth with a password, as the instalment providers have it. */
export const signIn = (path: RegExp): BankCall => ({
  call: 'request',
  method: 'POST',
  path,
  about: () => undefined,
  answer: ({ headers, body }) => {
    const isOurs = body.grant_type === 'password' && body.username === userName && body.password === password
    if (headers.authorization !== BASIC || !isOurs) return REFUSED
    return ok({ access_token: TOKEN, token_type: 'bearer', expires_in: 3_600 })
  },
})
