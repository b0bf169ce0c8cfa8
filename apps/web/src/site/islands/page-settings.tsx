'use client'

import { createSay, type Say } from '@rasteh/messages/say'
import type { MoneyStyle } from '@rasteh/persian-text/money'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { PageTextKey, PageTexts } from './page-texts.ts'

export type PageSay = Say<PageTextKey>

type PageSettings = {
  money: MoneyStyle
  say: PageSay
  /** Says whether there is such a text, where another may stand in for it. */
  has: (key: PageTextKey) => boolean
}

const Settings = createContext<PageSettings | null>(null)

type ProviderProps = { money: MoneyStyle; texts: PageTexts; children: ReactNode }

/** Hands the islands what the page was drawn with: its culture, its price unit and their texts. */
export function PageSettingsProvider({ money, texts, children }: ProviderProps) {
  const settings = useMemo(
    () => ({
      money,
      say: createSay(texts, money.culture),
      has: (key: PageTextKey) => texts[key] !== undefined,
    }),
    [money, texts],
  )
  return <Settings value={settings}>{children}</Settings>
}

export function usePageSettings(): PageSettings {
  const settings = useContext(Settings)
  if (!settings) throw new Error('an island stands outside PageSettingsProvider')
  return settings
}
