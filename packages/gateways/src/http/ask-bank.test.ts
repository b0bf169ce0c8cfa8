import { Agent } from 'node:https'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RecordedBank, startRecordedBank } from '../../test/recorded-bank.ts'
import { agentFor, askBank } from './ask-bank.ts'
import { askJson } from './ask-json.ts'

let bank: RecordedBank
beforeAll(async () => {
  bank = await startRecordedBank()
})
afterAll(() => bank.stop())

const ask = (timeOutMs = 5_000) => askJson({ url: `${bank.url}/call`, json: { a: 1 }, timeOutMs })

describe('a call to a bank', () => {
  it('is unknown when the bank took it and says nothing in time', async () => {
    bank.answers('silence')
    expect(await ask(100)).toEqual({ kind: 'unknown', reason: 'time-out' })
    expect(bank.asked).toHaveLength(1)
  })

  it('is unknown when the bank hangs up, and is not sent a second time', async () => {
    bank.answers('hang-up', { body: {} })
    expect(await ask()).toEqual({ kind: 'unknown', reason: 'ECONNRESET' })
    expect(bank.asked).toHaveLength(1)
  })

  it.each([
    [301, { location: 'http://127.0.0.1:1/' }],
    [307, { location: 'http://127.0.0.1:1/' }],
    [500, {}],
    [503, {}],
  ])('is unknown after HTTP %i, whatever it holds, and follows nobody', async (status, headers) => {
    bank.answers({ status, headers, body: { result: 100 } })
    expect(await ask()).toEqual({ kind: 'unknown', reason: `HTTP ${status}` })
    expect(bank.asked).toHaveLength(1)
  })

  it.each(['<html>', '[]', '"paid"', 'null', ''])(
    'is unknown when the answer is no object: %j',
    async (body) => {
      bank.answers({ body })
      expect(await ask()).toEqual({ kind: 'unknown', reason: 'HTTP 200' })
    },
  )

  it('reads no more than a bank has to say', async () => {
    bank.answers({ body: { long: 'x'.repeat(200_000) } })
    expect(await ask()).toEqual({ kind: 'unknown', reason: 'too-long' })
  })

  it('surely never left when nobody was there, nor when nobody let it in', async () => {
    const gone = await startRecordedBank()
    await gone.stop()
    expect(await askBank({ url: gone.url, timeOutMs: 5_000 })).toEqual({
      kind: 'unavailable',
      reason: 'ECONNREFUSED',
    })
    expect(await askBank({ url: 'http://bank.invalid', timeOutMs: 5_000 })).toMatchObject({
      kind: 'unavailable',
    })
  })

  it('surely never left when the bank does not finish shaking hands', async () => {
    const mute = createServer((socket) => socket.on('error', () => undefined))
    await new Promise<void>((done) => mute.listen(0, '127.0.0.1', done))
    const { port } = mute.address() as { port: number }
    expect(await askBank({ url: `https://127.0.0.1:${port}`, timeOutMs: 200 })).toEqual({
      kind: 'unavailable',
      reason: 'time-out',
    })
    mute.close()
  })
})

describe('old ciphers', () => {
  const ciphersFor = (url: string) => {
    const agent = agentFor(new URL(url))
    return agent instanceof Agent ? agent.options.ciphers : undefined
  }
  it.each([
    ['https://sep.shaparak.ir/x', 'DEFAULT@SECLEVEL=1'],
    ['https://bpm.shaparak.ir/x', 'DEFAULT@SECLEVEL=1'],
    ['https://shaparak.ir.example/x', undefined],
    ['https://xshaparak.ir/x', undefined],
    ['https://payment.zarinpal.com/x', undefined],
    ['http://sep.shaparak.ir/x', undefined],
  ])('are for the hosts of Shaparak alone: %s', (url, ciphers) => {
    expect(ciphersFor(url)).toBe(ciphers)
  })
})
