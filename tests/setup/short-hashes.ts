import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * A password's hash takes as much of the processor as a page; tests make hundreds, and none of these asks how dear they are.
 * How many rounds the shop asks for has a test of its own (sign-in-by-password), and how long they take is measured with all
 * of them (sign-in-timings, which runs without this file).
 */
const ROUNDS = 1_000

const SHORTENED = Symbol.for('rasteh.short-hashes')
const shared = globalThis as typeof globalThis & { [SHORTENED]?: true }

// Test files of one worker share its modules.
if (!shared[SHORTENED]) {
  shared[SHORTENED] = true
  const { pbkdf2, pbkdf2Sync } = crypto
  crypto.pbkdf2 = (password, salt, rounds, ...rest) =>
    pbkdf2(password, salt, Math.min(rounds, ROUNDS), ...rest)
  crypto.pbkdf2Sync = (password, salt, rounds, ...rest) =>
    pbkdf2Sync(password, salt, Math.min(rounds, ROUNDS), ...rest)
  syncBuiltinESMExports()
}
