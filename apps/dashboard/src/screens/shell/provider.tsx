import { loadShopFront } from '@rasteh/shop-store/reads/shop-settings'
import type { ReactNode } from 'react'
import { readDatabase } from '#database/read-database.ts'
import { PriceUnitProvider } from '#fields/price-unit.tsx'
import { FreshProvider } from '#screens/fresh-authentication/public-components.ts'
import { PlatformPatches } from './platform-patches.tsx'

/** What surrounds every screen: the shop's price unit, the changes of Payload in the browser, fresh authentication. */
export async function DashboardProvider({ children }: { children: ReactNode }) {
  const { priceUnit } = await loadShopFront(readDatabase(), 'fa')
  return (
    <PriceUnitProvider unit={priceUnit}>
      <PlatformPatches>
        <FreshProvider>{children}</FreshProvider>
      </PlatformPatches>
    </PriceUnitProvider>
  )
}
