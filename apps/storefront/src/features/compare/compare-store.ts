import {
  COMPARE_LIST_KEY,
  type CompareList,
  type CompareProduct,
  type CompareRefusal,
  checkCompareAddition,
  formatCompareList,
  parseCompareList,
  withoutCompareGroup,
  withoutCompareProduct,
} from '@rasteh/shop-core/compare'
import { createExternalStore } from '#page/islands/external-store.ts'

/** What happened to the list, for the visitor to hear of. */
export type CompareEvent = { kind: 'updated' } | CompareRefusal

export type CompareState = {
  list: CompareList
  /** The group that was changed last on this page; its products are the ones the visitor is thinking of. */
  currentGroupId: number | null
}

export const NOTHING_CHOSEN: CompareState = { list: [], currentGroupId: null }

type CompareStoreOptions = {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
  notify: (event: CompareEvent) => void
}

/** The visitor's compare list, as this browser keeps it; other windows of the shop change it too. */
export function createCompareStore({ storage, now, notify }: CompareStoreOptions) {
  const store = createExternalStore<CompareState>(NOTHING_CHOSEN)
  const kept = () => parseCompareList(storage.getItem(COMPARE_LIST_KEY), now())

  function save(list: CompareList, currentGroupId: number): void {
    storage.setItem(COMPARE_LIST_KEY, formatCompareList(list, now()))
    store.set({ list, currentGroupId })
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    /** Takes over what the browser keeps. */
    load: () => store.set({ list: kept() }),
    add(groupId: number, product: CompareProduct): void {
      const outcome = checkCompareAddition(kept(), groupId, product)
      if (outcome.ok) save(outcome.value, groupId)
      notify(outcome.ok ? { kind: 'updated' } : outcome.refusal)
    },
    remove(groupId: number, productId: number): void {
      save(withoutCompareProduct(kept(), groupId, productId), groupId)
      notify({ kind: 'updated' })
    },
    clear: (groupId: number) => save(withoutCompareGroup(kept(), groupId), groupId),
  }
}
