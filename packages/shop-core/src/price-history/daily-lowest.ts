/** How many days the line of a product's page goes back. */
export const PRICE_LINE_DAYS = 90

const DAY_MS = 86_400_000
/** Tehran's midnight; Iran has set no clock forward since 2022. */
const TEHRAN_MS = 12_600_000

/** From this moment on a price was asked; null: none was. */
export type PriceStep = { readonly atMs: number; readonly askedRial: number | null }

/** The lowest price of a day in Tehran, by the moment at which the day began; null where none was asked all day. */
export type DailyPrice = { readonly dayMs: number; readonly lowestRial: number | null }

/** Days in a row on which the same was the lowest price: the beginnings of its first and last day. */
export type PriceSpan = { readonly fromMs: number; readonly toMs: number; readonly lowestRial: number | null }

/** The lowest price of each of the last days, today the last. Days before the first step are left out. */
export function dailyLowest(
  steps: readonly PriceStep[],
  nowMs: number,
  days = PRICE_LINE_DAYS,
): DailyPrice[] {
  const past = steps.filter(({ atMs }) => atMs <= nowMs).toSorted((a, b) => a.atMs - b.atMs)
  const [first] = past
  if (!first) return []
  const today = dayStart(nowMs)
  const start = Math.max(dayStart(first.atMs), today - (days - 1) * DAY_MS)
  return Array.from({ length: (today - start) / DAY_MS + 1 }, (_, index) => {
    const dayMs = start + index * DAY_MS
    return { dayMs, lowestRial: lowestWithin(past, dayMs, dayMs + DAY_MS) }
  })
}

/** Days in a row with the same price as one span. */
export function joinDays(days: readonly DailyPrice[]): PriceSpan[] {
  const spans: PriceSpan[] = []
  for (const { dayMs, lowestRial } of days) {
    const last = spans.at(-1)
    if (last?.lowestRial === lowestRial) spans[spans.length - 1] = { ...last, toMs: dayMs }
    else spans.push({ fromMs: dayMs, toMs: dayMs, lowestRial })
  }
  return spans
}

const dayStart = (ms: number) => Math.floor((ms + TEHRAN_MS) / DAY_MS) * DAY_MS - TEHRAN_MS

function lowestWithin(past: readonly PriceStep[], fromMs: number, toMs: number): number | null {
  const carried = past.findLast(({ atMs }) => atMs <= fromMs)
  const within = past.filter(({ atMs }) => atMs > fromMs && atMs < toMs)
  const asked = [carried, ...within].flatMap((step) =>
    step && step.askedRial !== null ? [step.askedRial] : [],
  )
  return asked.length > 0 ? Math.min(...asked) : null
}
