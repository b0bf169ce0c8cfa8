import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SERVICES_DIR } from '../tools/services/settings.ts'

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'

export type FalseClock = { env: Record<string, string>; set: (offset: `${'+' | '-'}${number}m`) => void }

/** A wall clock that is minutes off and can leap while its process runs; timers go on as ever. */
export function makeFalseClock(name: string, offset: `${'+' | '-'}${number}m`): FalseClock {
  if (!existsSync(LIBRARY)) throw new Error('faketime is missing: apt-get install faketime')
  const folder = join(SERVICES_DIR, 'false-clocks')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  const set: FalseClock['set'] = (to) => writeFileSync(file, `${to}\n`)
  set(offset)
  return {
    env: {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    set,
  }
}
