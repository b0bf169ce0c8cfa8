import { loadShopFront } from '@rasteh/shop-store/reads/shop-settings'
import type { ReactNode } from 'react'
import { readDatabase } from '../database/read-database.ts'
import { PriceUnitProvider } from '../fields/price-unit.tsx'
import { NameEditorButtons } from '../text-editor/name-buttons.tsx'
import { FreshProvider } from './fresh/fresh-provider.tsx'
import { PersianInput } from './persian-input.tsx'

/** What every screen of the dashboard stands on: the shop's price unit, Persian dates, digits of all scripts. */
export async function DashboardProvider({ children }: { children: ReactNode }) {
  const { priceUnit } = await loadShopFront(readDatabase(), 'fa')
  return (
    <PriceUnitProvider unit={priceUnit}>
      <PersianInput>
        <FreshProvider>{children}</FreshProvider>
        <NameEditorButtons />
      </PersianInput>
    </PriceUnitProvider>
  )
}
