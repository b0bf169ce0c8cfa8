import { createHmac, timingSafeEqual } from 'node:crypto'
import { codeOf, stepsNear } from '@rasteh/shop-core/second-factor'

/** The step whose code this is, if it is one of those taken now. */
export function stepOfCode(secret: Buffer, code: string, nowMs: number): number | null {
  const typed = Buffer.from(code)
  return stepsNear(nowMs).find((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), typed)) ?? null
}

/** The code of one step. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  return codeOf(createHmac('sha1', secret).update(counter).digest())
}
