import { checkOrderView, type OrderViewDraft } from '@rasteh/shop-core/order-list'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { changeOrderView, keepOrderView, type OrderViewAct } from '@rasteh/shop-store/orders/order-views'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { OrderViewKindRefusal } from './refusals.ts'

type Done = Outcome<true, OrderViewKindRefusal>
type Change = { viewId: string; staffId: number; act: OrderViewAct }
export type OrderViews = ReturnType<typeof createOrderViews>

/** The views that managers keep of the list of orders. */
export function createOrderViews({ database }: { database: Pool }) {
  const change = async (given: Change): Promise<Done> => toOutcome(await changeOrderView(database, given))
  return {
    async keep(staffId: number, draft: OrderViewDraft): Promise<Done> {
      const view = checkOrderView(draft)
      return toOutcome(view.ok ? await keepOrderView(database, staffId, view.value) : view.refusal)
    },
    async rename({ name, ...by }: { viewId: string; staffId: number; name: string }): Promise<Done> {
      const view = checkOrderView({ name, query: '', isShared: false })
      if (!view.ok) return toOutcome(view.refusal)
      return change({ ...by, act: { kind: 'rename', name: view.value.name, nameKey: view.value.nameKey } })
    },
    change,
  }
}

const toOutcome = (refusal: OrderViewKindRefusal['kind'] | null): Done =>
  refusal === null ? accept(true) : refuse({ kind: refusal })
