import { createSay, type Say } from '@rasteh/messages/say'
import type { MoneyStyle } from '@rasteh/persian-text/money'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

/** Where the page keeps the settings that each island is given. */
export const PAGE_SETTINGS_ID = 'page-settings'

export type PageSettingsValue = {
  money: MoneyStyle
  /** The texts of the page's islands. */
  texts: Readonly<Record<string, string>>
}

type Settings = { money: MoneyStyle; say: Say }
const Context = createContext<Settings | null>(null)

/** Gives an island the page's culture, price unit and texts. */
export function PageSettings({ money, texts, children }: PageSettingsValue & { children?: ReactNode }) {
  const settings = useMemo(
    () => ({ money, say: createSay(texts, money.culture, { priceUnit: money.unit }) }),
    [money, texts],
  )
  return <Context value={settings}>{children}</Context>
}

export function usePageSettings(): Settings {
  const settings = useContext(Context)
  if (!settings) throw new Error('an island stands outside of PageSettings')
  return settings
}

export function readPageSettings(): PageSettingsValue {
  return JSON.parse(document.getElementById(PAGE_SETTINGS_ID)?.textContent ?? '')
}
