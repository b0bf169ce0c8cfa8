import { startMailSimulator } from '@rasteh/simulator/mail'
import { type SmsSimulator, startSmsSimulator } from '@rasteh/simulator/sms'
import { readMailer } from '@rasteh/worker/mail/mailer'
import { askProvider } from '@rasteh/worker/sms/ask-provider'
import { readSmsProvider, SMS_PROVIDERS } from '@rasteh/worker/sms/choose-provider'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

let simulator: SmsSimulator
beforeAll(async () => {
  simulator = await startSmsSimulator()
})
afterEach(() => simulator.behave('success'))
afterAll(() => simulator.stop())

const MESSAGE = { mobile: '09123456789', code: '042137' }
const providerAt = (SMS_PROVIDER: string, SMS_URL: string) =>
  readSmsProvider({
    SMS_PROVIDER,
    SMS_URL,
    SMS_API_KEY: 'a key/with a slash',
    SMS_USERNAME: 'shop',
    SMS_PASSWORD: 'secret',
    SMS_TEMPLATE: '1234',
    SMS_LINE: '10008663',
  })

describe.each(Object.keys(SMS_PROVIDERS))('%s', (name) => {
  const send = () => providerAt(name, simulator.url)?.send(MESSAGE)

  it('sends the code to the mobile', async () => {
    simulator.sent.length = 0
    expect(await send()).toEqual({ kind: 'sent' })
    expect(simulator.sent).toMatchObject([{ to: '09123456789', code: '042137', provider: name }])
  })

  it('sends another template with its values in their order', async () => {
    simulator.sent.length = 0
    const values = [
      { name: 'Number', value: '100001' },
      { name: 'Tracking', value: '9876543210' },
    ]
    const message = { mobile: '09123456789', template: '77', values }
    expect(await providerAt(name, simulator.url)?.sendTemplate(message)).toEqual({ kind: 'sent' })
    expect(simulator.sent).toMatchObject([{ template: '77', values: ['100001', '9876543210'] }])
  })

  it('sends a text of the shop’s own from its line', async () => {
    simulator.sent.length = 0
    const text = 'پاسخ فروشگاه: فردا می‌رسد.'
    const provider = providerAt(name, simulator.url)
    expect(await provider?.sendText({ mobile: '09123456789', text })).toEqual({ kind: 'sent' })
    expect(simulator.sent).toMatchObject([{ to: '09123456789', code: text, provider: name }])
  })

  it('tells a refusal by its number, without the provider’s words', async () => {
    simulator.behave('refused')
    expect(await send()).toEqual({ kind: 'refused', reason: expect.stringMatching(/^\d+$/) })
  })

  it('may be tried again when it was too busy to take it', async () => {
    simulator.behave('busy')
    expect(await send()).toMatchObject({ kind: 'not-sent' })
  })

  it('may not be tried again when it hung up', async () => {
    simulator.behave('dead')
    expect(await send()).toMatchObject({ kind: 'unknown' })
  })

  it('may be tried again when nobody was there', async () => {
    const gone = await startSmsSimulator()
    await gone.stop()
    expect(await providerAt(name, gone.url)?.send(MESSAGE)).toEqual({
      kind: 'not-sent',
      reason: 'ECONNREFUSED',
    })
  })
})

describe('a provider', () => {
  it('that takes the message and says nothing is not asked again', async () => {
    simulator.behave('slow')
    const url = `${simulator.url}/v1/key/verify/lookup.json`
    const body = new URLSearchParams({ receptor: '0912', template: 't', token: '1' })
    const read = () => ({ kind: 'sent' }) as const
    expect(await askProvider({ url, body, read, timeOutMs: 50 })).toMatchObject({ kind: 'unknown' })
  })

  it.each([{ SMS_PROVIDER: 'pigeon' }, { SMS_PROVIDER: 'kavenegar' }, { SMS_PROVIDER: 'melipayamak' }])(
    'is refused at the start without all that it needs: %j',
    (env) => {
      expect(() => readSmsProvider(env)).toThrow('worker cannot start')
    },
  )

  it('need not be there', () => {
    expect(readSmsProvider({})).toBeNull()
  })
})

describe('mail', () => {
  it('reaches the server with its Persian text', async () => {
    const server = await startMailSimulator()
    const mailer = readMailer({ MAIL_URL: server.url, MAIL_FROM: 'shop@example.ir' })
    const email = {
      to: 'sara@example.ir',
      subject: 'کد',
      text: 'کد ورود شما: 042137',
      culture: 'fa-IR' as const,
    }
    expect(await mailer?.send(email)).toEqual({ kind: 'sent' })
    expect(server.received[0]).toMatchObject({ to: 'sara@example.ir' })
    expect(server.received[0]?.text).toContain('کد ورود شما: 042137')
    await server.stop()
    expect(await mailer?.send(email)).toMatchObject({ kind: 'not-sent' })
  })
})
