/** The least a shopkeeper would have to know of a basket, written apart from the rules it checks. */
export type Limits = { min: number; max: number; step: number; stock: number }
export type Call = { cart: number; product: number; action: 0 | 1 | 2; quantity: number }
export type Quantities = readonly number[]
export type Answer = { status: number; header: string | null; quantities: Quantities }

/** What a basket answers to one call: quantities by product, as the specification and its readings say. */
export function answerTo(
  quantities: Quantities,
  { product, action, quantity }: Call,
  limits: readonly Limits[],
): Answer {
  const { min, max, step, stock } = limits[product] as Limits
  const current = quantities[product] ?? 0
  const asked = action === 0 ? quantity : action === 1 ? current + quantity : current - quantity
  const withQuantity = (count: number) => quantities.map((old, index) => (index === product ? count : old))
  const refused = (header: string | null) => ({ status: 400, header, quantities })
  if (asked <= 0) return { status: 200, header: null, quantities: withQuantity(0) }
  // The page stops at a limit that lies between two steps, so the server takes it too.
  const highest = Math.min(max > 0 ? max : stock, stock)
  const nearest = Math.min(min + Math.floor((asked - min) / step + 0.5) * step, highest)
  const stepped = asked < min || asked >= highest ? asked : nearest
  const raised = action === 1 && stepped < min
  const wanted = raised ? min : stepped
  if (stock < min) return refused('x-stock-less-than-min')
  if (wanted < min) return refused('x-less-than-min')
  if (max > 0 && wanted > max) return refused('x-more-than-max')
  if (wanted > stock) return refused(null)
  return { status: 200, header: raised ? 'x-less-than-min' : null, quantities: withQuantity(wanted) }
}

export type Observed = { call: Call; answer: Answer }

/**
 * Says whether calls that ran at the same time could have run one after the other: an order exists in which the
 * oracle gives every call the very answer it got and leaves the basket as it was found afterwards.
 */
export function hasOrder(start: Quantities, observed: readonly Observed[], { end, limits }: Ending): boolean {
  if (observed.length === 0) return isSame(start, end)
  return observed.some(({ call, answer }, index) => {
    const expected = answerTo(start, call, limits)
    return (
      isSame(expected, answer) && hasOrder(expected.quantities, observed.toSpliced(index, 1), { end, limits })
    )
  })
}

type Ending = { end: Quantities; limits: readonly Limits[] }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
