import { type ProductItem, type TabContentWire, toProductItems } from '@rasteh/contracts/catalogue'
import { PATHS } from '@rasteh/contracts/paths'
import { callShop } from './call-shop.ts'

/** Asks for the products of a module's tab; null when they did not come. */
export async function askForTab(moduleId: number, tabIndex: number): Promise<ProductItem[] | null> {
  try {
    const answer = await callShop({
      label: 'CPL.GetTabContent',
      method: 'POST',
      path: PATHS.tabContent,
      body: { ModuleID: moduleId, TabIndex: tabIndex },
    })
    if (!answer.ok) return null
    const wire: TabContentWire = await answer.json()
    return toProductItems(wire)
  } catch {
    return null
  }
}
