import type { ProductItem } from '@rasteh/contracts/catalogue'
import { stepTabList, type TabListState } from '@rasteh/shop-core/catalogue'
import { createExternalStore } from '#page/islands/external-store.ts'

/** The products of one tab: on their way, there, or refused by a poor network. */
export type TabList = { state: TabListState; items: readonly ProductItem[]; hasFailed: boolean }

type Lists = Readonly<Record<number, TabList>>
type Load = (tabIndex: number) => Promise<readonly ProductItem[] | null>

export const UNLOADED: TabList = { state: 'unloaded', items: [], hasFailed: false }

/** The lists of a catalogue's tabs, each loaded once when its tab is first opened. */
export function createTabLists(load: Load, first: readonly ProductItem[] | null) {
  const lists: Lists = first ? { 0: { state: 'loaded', items: first, hasFailed: false } } : {}
  const store = createExternalStore<{ lists: Lists }>({ lists })
  const read = (tab: number) => store.read().lists[tab] ?? UNLOADED
  const put = (tab: number, list: TabList) => store.set({ lists: { ...store.read().lists, [tab]: list } })
  return {
    read,
    subscribe: store.subscribe,
    async open(tab: number): Promise<void> {
      const before = read(tab)
      const state = stepTabList(before.state, 'opened')
      if (state === before.state) return
      put(tab, { ...UNLOADED, state })
      const items = await load(tab)
      const event = items ? 'arrived' : 'failed'
      put(tab, { state: stepTabList(state, event), items: items ?? [], hasFailed: items === null })
    },
  }
}
