'use client'

import { useSyncExternalStore } from 'react'
import { hasPasskeys } from './passkey-calls.ts'

/** Says whether this browser has passkeys; the server renders as if it had none. */
export const useHasPasskeys = () => useSyncExternalStore(never, hasPasskeys, () => false)

const never = () => () => {}
