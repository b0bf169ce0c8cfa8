'use client'

import type { PriceUnit } from '@rasteh/persian-text/money'
import { createContext, type ReactNode, use } from 'react'

const Unit = createContext<PriceUnit>('toman')

export function PriceUnitProvider({ unit, children }: { unit: PriceUnit; children: ReactNode }) {
  return <Unit value={unit}>{children}</Unit>
}

/** The unit in which shoppers see prices; amounts are kept in Rials all the same. */
export const usePriceUnit = () => use(Unit)
