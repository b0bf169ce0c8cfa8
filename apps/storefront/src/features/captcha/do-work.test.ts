import { createHash } from 'node:crypto'
import type { CaptchaWorkWire } from '@rasteh/contracts/captcha'
import { parseGivenWork } from '@rasteh/contracts/captcha'
import { describe, expect, it } from 'vitest'
import { doWork } from './do-work.ts'

const workOf = (number: number): CaptchaWorkWire => ({
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`salt&${number}`).digest('hex'),
  maxnumber: 2_000,
  salt: 'salt&',
  signature: '',
})

describe('a work', () => {
  it.each([0, 499, 500, 1_234, 2_000])('whose number is %i is found', async (number) => {
    expect(parseGivenWork((await doWork(workOf(number))) ?? '')).toEqual({ salt: 'salt&', number })
  })

  it('without a number is given up', async () => {
    expect(await doWork(workOf(5_000))).toBeNull()
  })

  it('is dropped when nobody waits for it any more', async () => {
    expect(await doWork(workOf(0), AbortSignal.abort())).toBeNull()
  })
})
