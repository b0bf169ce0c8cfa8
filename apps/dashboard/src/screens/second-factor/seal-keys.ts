import { hkdfSync } from 'node:crypto'
import { type KeyList, readKeyList } from '@rasteh/shop-core/settings'

/** The newest key seals; all of them open. What was sealed before there were such keys opens by the shop's old secret. */
export type SealKeys = { newestId: string; keys: KeyList; oldSecret: string }
export type SealUse = 'second factor' | 'recovery code'

type Environment = Readonly<Record<string, string | undefined>>

/** Reads `RASTEH_SEAL_KEYS`; what is wrong with it is said without a key. */
export function readSealKeys(env: Environment): SealKeys {
  const keys = readKeyList('RASTEH_SEAL_KEYS', env.RASTEH_SEAL_KEYS ?? '')
  const [newestId = ''] = keys.keys()
  return { newestId, keys, oldSecret: env.RASTEH_SEAL_OLD_SECRET || env.RASTEH_SECRET || '' }
}

/** A key for one use alone; without an id, the one that shops made from their secret until they had keys of their own. */
export function keyFor(use: SealUse, id: string | null, { keys, oldSecret }: SealKeys): Buffer {
  const root = id === null ? oldSecret : keys.get(id)
  if (!root)
    throw new Error(`the key "${id}" is not in RASTEH_SEAL_KEYS any more, but a second factor still needs it`)
  return Buffer.from(hkdfSync('sha256', root, '', `rasteh ${use}`, 32))
}
