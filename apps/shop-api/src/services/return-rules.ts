import { fromJalali, parseJalali } from '@rasteh/persian-text/jalali'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import type { ReturnException } from '@rasteh/shop-core/returns'
import { keepHoliday, keepReturnException } from '@rasteh/shop-store/orders/return-rules'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { ReturnRuleRefusal } from './refusals.ts'

type Kept = Outcome<true, ReturnRuleRefusal>
export type ReturnRules = ReturnType<typeof createReturnRules>

/** The holidays and the excepted products that managers keep. */
export function createReturnRules({ database }: { database: Pool }) {
  return {
    /** Keeps a day, typed as a Jalali date; without a title it is a day like others again. */
    async keepHoliday(staffId: number, { day: typed, title }: { day: string; title: string }): Promise<Kept> {
      const jalali = parseJalali(typed)
      if (!jalali) return refuse({ kind: 'holiday-wrong' })
      const { year, month, day } = fromJalali(jalali)
      const iso = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
      await keepHoliday(database, { staffId, day: iso, title: title.trim() || null })
      return accept(true)
    },
    async keepException(staffId: number, productId: number, kind: ReturnException | null): Promise<Kept> {
      const isKept = await keepReturnException(database, { staffId, productId, kind })
      return isKept ? accept(true) : refuse({ kind: 'product-unknown' })
    },
  }
}
