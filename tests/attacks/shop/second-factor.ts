import { createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Target } from '../attack.ts'
import { jsonOf } from '../caller.ts'
import { must } from './buying.ts'
import { enterAsStaff, type Staff, type StaffRole } from './people.ts'

export type Enrolled = { staff: Staff; secret: string; usedStep: number; recoveryCodes: string[] }

const STEP_MS = 30_000
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A member of staff with a confirmed second factor; the step whose code confirmed it is spent. */
export async function enrol(target: Target, role: StaffRole): Promise<Enrolled> {
  const caller = await enterAsStaff(target, role)
  const { secret } = jsonOf<{ secret: string }>(
    await must(caller.call('POST', '/cms-api/second-factor/propose', { json: {} })),
  )
  const { code, step } = await totpOf(secret, { after: 0 })
  const confirmed = await must(caller.call('POST', '/cms-api/second-factor/confirm', { json: { code } }))
  const { codes = [] } = jsonOf<{ codes?: string[] }>(confirmed)
  return { staff: caller.staff, secret, usedStep: step, recoveryCodes: codes }
}

/** The code of a step (RFC 6238) that comes after the one that is spent; waits for it where it must. */
export async function totpOf(
  secret: string,
  { after }: { after: number },
): Promise<{ code: string; step: number }> {
  const current = () => Math.floor(Date.now() / STEP_MS)
  // Apps of people run a little fast or slow, so the next step's code is taken already.
  while (current() + 1 <= after) await setTimeout(200)
  const step = Math.max(current(), after + 1)
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fff_ffff
  return { code: String(number % 1_000_000).padStart(6, '0'), step }
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replaceAll(/[^A-Z2-7]/g, '')].map((char) =>
    LETTERS.indexOf(char).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
