import { readFileSync } from 'node:fs'
import { CLOSED_STATES, SOLD_STATES, UNPAID_STATES } from '@rasteh/shop-core/order'
import {
  isInstallmentPlan,
  isPaidAtBank,
  PAID_ATTEMPT_STATES,
  PAYMENT_METHOD_IDS,
  PENDING_ATTEMPT_STATES,
  TAKEN_ATTEMPT_STATES,
} from '@rasteh/shop-core/payment'
import { DROPPED_RETURN_STATES, SETTLED_RETURN_STATES } from '@rasteh/shop-core/returns'
import type { Database } from '../platform/pool.ts'

export type Check = { name: string; broken: Record<string, unknown>[] }

/**
 * Runs every check of a file of `checks`, in one round trip. Each is one statement with a snapshot of its own, so that work
 * under way does not mislead it.
 */
export async function runChecks(database: Database, file: string): Promise<Check[]> {
  const checks = readChecks(file)
  const answered: unknown = await database.query(checks.map(({ text }) => text).join('\n'))
  // Several statements in one text are answered by a list, which the types do not say.
  const results = answered as { rows: Record<string, unknown>[] }[]
  return checks.map(({ name }, place) => ({ name, broken: results[place]?.rows ?? [] }))
}

function readChecks(file: string): { name: string; text: string }[] {
  const [, ...parts] = readFileSync(file, 'utf8').split(/^-- name: /m)
  return parts.map((part) => {
    const end = part.indexOf('\n')
    return { name: part.slice(0, end).trim(), text: fill(part.slice(end + 1).trim()) }
  })
}

const LISTS: Record<string, readonly (string | number)[]> = {
  closed_states: CLOSED_STATES,
  sold_states: SOLD_STATES,
  unpaid_states: UNPAID_STATES,
  paid_attempts: PAID_ATTEMPT_STATES,
  taken_attempts: TAKEN_ATTEMPT_STATES,
  pending_attempts: PENDING_ATTEMPT_STATES,
  dropped_returns: DROPPED_RETURN_STATES,
  settled_returns: SETTLED_RETURN_STATES,
  bank_page_methods: PAYMENT_METHOD_IDS.filter(isPaidAtBank),
  // The shop's own plan has an attempt only where it asks for a down payment.
  bank_methods: PAYMENT_METHOD_IDS.filter((id) => isPaidAtBank(id) && !isInstallmentPlan(id)),
}

function fill(text: string): string {
  return text.replaceAll(/\(:(\w+)\)/g, (_, name: string) => {
    const list = LISTS[name]
    if (!list) throw new Error(`a check names a list that is not there: ${name}`)
    return `(${list.map((one) => (typeof one === 'number' ? one : `'${one}'`)).join(', ')})`
  })
}
