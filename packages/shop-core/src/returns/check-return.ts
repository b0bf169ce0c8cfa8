import { isSent, type OrderState } from '../order.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import {
  isReturnDropped,
  isShopsFault,
  type ReturnException,
  type ReturnReason,
  type ReturnState,
} from './return-state.ts'
import { type Day, tehranDay, withdrawalEnd } from './withdrawal-clock.ts'

/** What the rules need to know of an order that goods come back from. */
export type ReturnFacts = {
  state: OrderState
  /** When it arrived; null until staff have written that down. */
  deliveredMs: number | null
  holidays: readonly Day[]
  lines: readonly {
    position: number
    quantity: number
    isGift: boolean
    /** The kind of goods that is not taken back, where the product had it when the order was placed. */
    exception: ReturnException | null
  }[]
  returns: readonly {
    state: ReturnState
    lines: readonly { position: number; quantity: number }[]
  }[]
}

export type WantedReturn = {
  reason: ReturnReason
  lines: readonly { position: number; quantity: number }[]
}

/** Why a return is not taken. Staff may overrule `clock-over` and `exception`, with a reason. */
export type ReturnRefusal =
  | { kind: 'return-not-delivered' }
  | { kind: 'return-clock-over'; until: Day }
  | { kind: 'return-exception'; position: number; exception: ReturnException }
  | { kind: 'return-lines-wrong' }

/** How many units of a line may still come back: those bought less those in returns that were not dropped. */
export function returnableUnits(
  { lines, returns }: Pick<ReturnFacts, 'lines' | 'returns'>,
  position: number,
) {
  const line = lines.find((one) => one.position === position)
  if (!line || line.isGift) return 0
  const inReturns = returns
    .filter(({ state }) => !isReturnDropped(state))
    .flatMap((one) => one.lines)
    .filter((one) => one.position === position)
  return line.quantity - inReturns.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The last day to withdraw; null until the goods have arrived. */
export function returnUntil({ state, deliveredMs, holidays }: ReturnFacts): Day | null {
  return isSent(state) && deliveredMs !== null ? withdrawalEnd(deliveredMs, new Set(holidays)) : null
}

/**
 * Says whether these units may come back. The clock and the exceptions hold for those who changed their mind; a fault
 * of the shop's is not excused by the kind of product. `isOverruled`: a manager takes them all the same.
 */
export function checkReturn(
  facts: ReturnFacts,
  wanted: WantedReturn,
  { nowMs, isOverruled }: { nowMs: number; isOverruled: boolean },
): Outcome<WantedReturn, ReturnRefusal> {
  const until = returnUntil(facts)
  if (until === null) return refuse({ kind: 'return-not-delivered' })
  const positions = new Set(wanted.lines.map(({ position }) => position))
  const areUnits = wanted.lines.every(
    ({ position, quantity }) =>
      Number.isInteger(quantity) && quantity > 0 && quantity <= returnableUnits(facts, position),
  )
  if (positions.size === 0 || positions.size !== wanted.lines.length || !areUnits)
    return refuse({ kind: 'return-lines-wrong' })
  if (isOverruled) return accept(wanted)
  if (tehranDay(nowMs) > until) return refuse({ kind: 'return-clock-over', until })
  const excepted = facts.lines.find(
    ({ position, exception }) => positions.has(position) && exception !== null,
  )
  if (excepted?.exception && !isShopsFault(wanted.reason))
    return refuse({ kind: 'return-exception', position: excepted.position, exception: excepted.exception })
  return accept(wanted)
}
