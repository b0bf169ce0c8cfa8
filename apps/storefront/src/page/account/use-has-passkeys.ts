'use client'

import { hasPasskeys } from '@rasteh/shop-client/passkey-calls'
import { useSyncExternalStore } from 'react'

/** Says whether this browser has passkeys; the server draws as if it had none. */
export const useHasPasskeys = () => useSyncExternalStore(never, hasPasskeys, () => false)

const never = () => () => {}
