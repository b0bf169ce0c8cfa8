import { createPublicKey, type KeyObject } from 'node:crypto'
import { jwtVerify } from 'jose'

const VERSION = '1'
const CLOCK_TOLERANCE_SECONDS = 30

/** The key that Torob signs with, as its guide writes it: base64 of the key's bytes. */
export function readTorobKey(text: string | undefined): KeyObject | null {
  if (!text) return null
  return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
}

export type ShownToken = { token: unknown; version: unknown }
type Ours = { key: KeyObject; host: string; nowMs: number }

/** Says whether Torob asks, and asks us: its own signature and no other kind, in time, and for this host. */
export async function isTorob({ token, version }: ShownToken, { key, host, nowMs }: Ours): Promise<boolean> {
  if (typeof token !== 'string' || (version !== undefined && version !== VERSION)) return false
  return jwtVerify(token, key, {
    algorithms: ['EdDSA'],
    audience: host,
    currentDate: new Date(nowMs),
    requiredClaims: ['exp'],
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  }).then(
    () => true,
    () => false,
  )
}
