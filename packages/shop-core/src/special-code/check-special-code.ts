import type { Rial } from '../money.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import type { CodeTerms } from './code-discount.ts'

/** A code as a manager made it, with its uses so far; null means there is no such limit. */
export type SpecialCodeFacts = CodeTerms & {
  isActive: boolean
  startsAtMs: number | null
  endsAtMs: number | null
  minBasketRial: Rial | null
  maxUses: number | null
  usedCount: number
  maxUsesPerCustomer: number | null
  firstOrderOnly: boolean
  /** The customer the code belongs to, whose name is shown to customers who use it. */
  marketer: { customerId: number; name: string; mayUseOwnCode: boolean } | null
}

export type CodeContext = {
  nowMs: number
  /** The price of the goods after their offers. */
  basketRial: Rial
  /** Null for a guest: what depends on the customer is checked again when the order is placed. */
  customer: { id: number; orderCount: number; usesOfCode: number } | null
}

export type CodeRefusal =
  | { kind: 'code-not-found' }
  | { kind: 'code-not-started'; startsAtMs: number }
  | { kind: 'code-expired'; endsAtMs: number }
  | { kind: 'code-used-up' }
  | { kind: 'code-basket-too-small'; minBasketRial: Rial }
  | { kind: 'code-first-order-only' }
  | { kind: 'code-used-by-customer'; maxUses: number }
  | { kind: 'code-of-own-marketer' }

export type CheckedCode = { terms: CodeTerms; marketerName: string | null }

/** Says whether a code may be used now; undefined means that there is no such code. Reserves nothing. */
export function checkSpecialCode(
  code: SpecialCodeFacts | undefined,
  context: CodeContext,
): Outcome<CheckedCode, CodeRefusal> {
  if (!code?.isActive) return refuse({ kind: 'code-not-found' })
  const refusal = timeRefusal(code, context) ?? useRefusal(code, context) ?? customerRefusal(code, context)
  if (refusal) return refuse(refusal)
  const { discount, maxDiscountRial, marketer } = code
  return accept({ terms: { discount, maxDiscountRial }, marketerName: marketer?.name ?? null })
}

function timeRefusal({ startsAtMs, endsAtMs }: SpecialCodeFacts, { nowMs }: CodeContext): CodeRefusal | null {
  if (startsAtMs !== null && nowMs < startsAtMs) return { kind: 'code-not-started', startsAtMs }
  if (endsAtMs !== null && nowMs >= endsAtMs) return { kind: 'code-expired', endsAtMs }
  return null
}

function useRefusal(code: SpecialCodeFacts, { basketRial }: CodeContext): CodeRefusal | null {
  const { maxUses, usedCount, minBasketRial } = code
  if (maxUses !== null && usedCount >= maxUses) return { kind: 'code-used-up' }
  if (minBasketRial !== null && basketRial < minBasketRial) {
    return { kind: 'code-basket-too-small', minBasketRial }
  }
  return null
}

function customerRefusal(code: SpecialCodeFacts, { customer }: CodeContext): CodeRefusal | null {
  if (!customer) return null
  const { firstOrderOnly, maxUsesPerCustomer: maxUses, marketer } = code
  if (firstOrderOnly && customer.orderCount > 0) return { kind: 'code-first-order-only' }
  if (maxUses !== null && customer.usesOfCode >= maxUses) return { kind: 'code-used-by-customer', maxUses }
  const isMarketer = marketer?.customerId === customer.id
  return isMarketer && !marketer.mayUseOwnCode ? { kind: 'code-of-own-marketer' } : null
}
