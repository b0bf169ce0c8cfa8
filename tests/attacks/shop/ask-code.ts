import { ADDED_PATHS } from '@rasteh/contracts/paths'
import type { Caller } from '../caller.ts'

/** Asks for a code to sign in with. */
export const askCode = (caller: Caller, mobile: string, headers: Record<string, string> = {}) =>
  caller.call('POST', ADDED_PATHS.accountCode, { json: { Identity: mobile, Purpose: 'sign-in' }, headers })
