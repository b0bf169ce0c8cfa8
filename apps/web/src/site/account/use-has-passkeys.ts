'use client'

import { useSyncExternalStore } from 'react'
import { hasPasskeys } from '../../shop-api/passkey-calls.ts'

/** Says whether this browser has passkeys; the server draws as if it had none. */
export const useHasPasskeys = () => useSyncExternalStore(never, hasPasskeys, () => false)

const never = () => () => {}
