import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessionOf, useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
const OLD = 'an old and long passphrase'
const NEW = 'گذرواژهٔ تازه و بلند من'
let email = ''
let count = 0

beforeEach(async () => {
  count += 1
  email = `colleague-${count}@rasteh.test`
  const data = { email, password: OLD, name: 'همکار', role: 'editor' } as const
  await content.payload.create({ collection: 'staff', data })
})

const signIn = (password: string) => content.guarded('POST', 'staff/login', { body: { email, password } })
const change = async (cookie: string, body: object) => {
  const answer = await content.guarded('POST', 'own-password', { cookie, body })
  return { status: answer.status, ...((await answer.json()) as object) }
}
const isKnown = async (cookie: string) => (await content.guarded('GET', 'staff', { cookie })).ok

describe('a colleague’s own password', () => {
  it('is changed by who shows the present one, and their other sessions end', async () => {
    const here = sessionOf(await signIn(OLD))
    const elsewhere = sessionOf(await signIn(OLD))
    expect(await change(here, { current: OLD, password: NEW })).toEqual({ status: 200, ok: true })
    expect(await Promise.all([here, elsewhere].map(isKnown))).toEqual([true, false])
    expect([(await signIn(OLD)).status, (await signIn(NEW)).status]).toEqual([401, 200])
  })

  it('is not changed without it, and guessing ends after five', async () => {
    const cookie = sessionOf(await signIn(OLD))
    const tryWrongPassword = () => change(cookie, { current: 'a wrong guess', password: NEW })
    for (const _ of Array.from({ length: 5 }))
      expect(await tryWrongPassword()).toMatchObject({ status: 409, refusal: { kind: 'wrong-password' } })
    expect(await change(cookie, { current: OLD, password: NEW })).toMatchObject({
      refusal: { kind: 'too-many' },
    })
    expect((await signIn(OLD)).status).toBe(200)
  })

  it('is checked by the rule of all passwords, and exactly as it was typed', async () => {
    const cookie = sessionOf(await signIn(OLD))
    expect(await change(cookie, { current: OLD, password: 'short' })).toMatchObject({
      refusal: { kind: 'password-too-short' },
    })
    for (const current of [OLD.toUpperCase(), `${OLD} `, OLD.slice(0, -1)])
      expect(await change(cookie, { current, password: NEW })).toMatchObject({
        refusal: { kind: 'wrong-password' },
      })
    expect(await change(cookie, { current: OLD })).toMatchObject({ status: 422 })
  })
})
