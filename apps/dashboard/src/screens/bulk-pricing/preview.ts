import { createHash } from 'node:crypto'
import {
  PRICE_CHANGE_MAX_ROWS,
  PRICE_PREVIEW_PAGE_ROWS,
  type PriceChoice,
  type PriceForm,
  type PriceFormRefusal,
  type PricePreview,
  type PriceRow,
  type PriceRule,
  previewPrices,
  readPriceChoice,
  readPriceRule,
} from '@rasteh/shop-core/bulk-pricing'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { loadPriceCandidates, type PriceCandidate } from '@rasteh/shop-store/reads/price-candidates'
import { loadShopFront } from '@rasteh/shop-store/reads/shop-settings'
import { readDatabase } from '#database/read-database.ts'

export type FullPreview = PricePreview & {
  choice: PriceChoice
  rule: PriceRule
  candidates: PriceCandidate[]
  /** Names exactly these rows: the same digest means the same old and new prices. */
  digest: string
}
export type PreviewRefusal = PriceFormRefusal | { kind: 'too-many-rows'; max: number }

export type ShownRow = Omit<PriceRow, 'variantId'> & { variantId: number; sku: string; title: string }
export type ShownPreview = Pick<PricePreview, 'changing' | 'refused' | 'warned'> & {
  digest: string
  chosen: number
  scheduled: number
  notFound: string[]
  page: number
  pages: number
  rows: ShownRow[]
}

/** What the form would do to the prices as they are now. */
export async function makePreview(form: PriceForm): Promise<Outcome<FullPreview, PreviewRefusal>> {
  const database = readDatabase()
  const { priceUnit } = await loadShopFront(database, 'fa')
  const choice = readPriceChoice(form)
  if (!choice.ok) return choice
  const rule = readPriceRule(form, priceUnit)
  if (!rule.ok) return rule
  const candidates = await loadPriceCandidates(database, choice.value, PRICE_CHANGE_MAX_ROWS)
  if (candidates.length > PRICE_CHANGE_MAX_ROWS)
    return refuse({ kind: 'too-many-rows', max: PRICE_CHANGE_MAX_ROWS })
  const preview = previewPrices(candidates, rule.value, priceUnit)
  return accept({ ...preview, choice: choice.value, rule: rule.value, candidates, digest: digestOf(preview) })
}

/** One page of a preview, with the figures of all of it. Pages count from 1; one that is not there shows the last. */
export function showPreview(preview: FullPreview, wantedPage: number): ShownPreview {
  const { rows, candidates, choice, changing, refused, warned, digest } = preview
  const pages = Math.max(1, Math.ceil(rows.length / PRICE_PREVIEW_PAGE_ROWS))
  const page = Math.min(Math.max(1, wantedPage), pages)
  const start = (page - 1) * PRICE_PREVIEW_PAGE_ROWS
  const found = new Set(candidates.map(({ code }) => code))
  return {
    changing,
    refused,
    warned,
    digest,
    chosen: rows.length,
    scheduled: candidates.filter(({ isScheduled }) => isScheduled).length,
    notFound: choice.kind === 'list' ? choice.codes.filter((code) => !found.has(code)) : [],
    page,
    pages,
    rows: rows.slice(start, start + PRICE_PREVIEW_PAGE_ROWS).map((row, index) => {
      const { sku = '', title = '' } = candidates[start + index] ?? {}
      return { ...row, sku, title }
    }),
  }
}

/** The rows that change, as the database takes them. */
export function changedRows({ rows }: PricePreview) {
  return rows.flatMap((row) =>
    row.new
      ? [
          {
            variantId: row.variantId,
            oldUnitRial: row.old.unitRial,
            oldStruckRial: row.old.struckRial,
            newUnitRial: row.new.unitRial,
            newStruckRial: row.new.struckRial,
          },
        ]
      : [],
  )
}

function digestOf(preview: PricePreview): string {
  return createHash('sha256')
    .update(JSON.stringify(changedRows(preview)))
    .digest('hex')
}
