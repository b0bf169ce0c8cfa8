'use client'

import { createSay, type Say } from '@rasteh/messages/say'
import type { MoneyStyle } from '@rasteh/persian-text/money'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { islandTexts } from './island-texts.ts'
import { hasSameTexts, type PageTextKey, type PageTexts } from './page-texts.ts'

export type PageSay = Say<PageTextKey>

type PageSettings = {
  money: MoneyStyle
  say: PageSay
  /** Says whether there is such a text, where another may stand in for it. */
  has: (key: PageTextKey) => boolean
}

const Settings = createContext<PageSettings | null>(null)

type ProviderProps = { money: MoneyStyle; texts: PageTexts; children: ReactNode }

/**
 * Hands the islands what the page was drawn with: its culture, its price unit and the texts of the first drawing,
 * whose place those of GetJSMessages take when they come.
 */
export function PageSettingsProvider({ money, texts, children }: ProviderProps) {
  const fetched = useSyncExternalStore(islandTexts.subscribe, islandTexts.read, () => null)
  // Texts that say the same redraw nothing.
  const known: PageTexts = fetched === null || hasSameTexts(fetched, texts) ? texts : fetched
  useEffect(markAwake, [])
  const settings = useMemo(() => {
    const say = createSay(known, money.culture, { onMissing: warnOnce, priceUnit: money.unit })
    return { money, say, has: (key: PageTextKey) => known[key] !== undefined }
  }, [money, known])
  return <Settings value={settings}>{children}</Settings>
}

export function usePageSettings(): PageSettings {
  const settings = useContext(Settings)
  if (!settings) throw new Error('an island stands outside PageSettingsProvider')
  return settings
}

/** Says to whoever looks at the page from outside that its islands answer now. */
function markAwake(): void {
  document.documentElement.dataset.awake = 'true'
}

const warned = new Set<string>()

function warnOnce(key: string): void {
  if (warned.has(key)) return
  warned.add(key)
  console.warn(`the text ${key} is missing: write it in the dashboard`)
}
