import { checkOrderView, type OrderViewDraft } from '@rasteh/shop-core/order-list'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { changeOrderView, keepOrderView, type OrderViewAct } from '@rasteh/shop-store/orders/order-views'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { OrderViewKindRefusal } from './refusals.ts'

type Done = Outcome<true, OrderViewKindRefusal>
type View = { viewId: string; staffId: number }
export type OrderViews = ReturnType<typeof createOrderViews>

/** The views that managers keep of the list of orders. */
export function createOrderViews({ database }: { database: Pool }) {
  const change = async ({ viewId, staffId }: View, act: OrderViewAct): Promise<Done> =>
    toOutcome(await changeOrderView(database, { viewId, staffId, act }))
  return {
    async keep(staffId: number, draft: OrderViewDraft): Promise<Done> {
      const view = checkOrderView(draft)
      return toOutcome(view.ok ? await keepOrderView(database, staffId, view.value) : view.refusal)
    },
    async rename({ name, ...by }: View & { name: string }): Promise<Done> {
      const view = checkOrderView({ name, query: '', isShared: false })
      if (!view.ok) return toOutcome(view.refusal)
      return change(by, { kind: 'rename', name: view.value.name, nameKey: view.value.nameKey })
    },
    move: ({ before, ...by }: View & { before: string | null }) => change(by, { kind: 'move', before }),
    remove: (by: View) => change(by, { kind: 'remove' }),
    makeDefault: ({ isDefault, ...by }: View & { isDefault: boolean }) =>
      change(by, { kind: 'default', isDefault }),
  }
}

const toOutcome = (refusal: OrderViewKindRefusal['kind'] | null): Done =>
  refusal === null ? accept(true) : refuse({ kind: refusal })
