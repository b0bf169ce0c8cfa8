'use client'

import type { MessageKey } from '@rasteh/messages/catalogue'
import { createSay, type Say } from '@rasteh/messages/say'
import type { MoneyStyle } from '@rasteh/persian-text/money'
import { LeadProvider } from '@rasteh/ui/link'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { type KeptCulture, urlInCulture } from '../culture/url-in-culture.ts'
import { islandTexts } from './island-texts.ts'
import type { MenuLine } from './menu-lines.ts'

/** Says the texts of a page's islands. */
export type PageSay = Say

export type PageTexts = Readonly<Record<string, string>>

/** What each island of a page is given. */
export type PageSettingsValue = {
  money: MoneyStyle
  texts: PageTexts
  /** The culture that links keep. */
  kept?: KeptCulture | null
  /** The main menu: two islands show it, and a page carries it once. */
  menu?: readonly MenuLine[]
}

type PageSettings = {
  money: MoneyStyle
  say: Say
  menu: readonly MenuLine[]
  /** Says whether there is such a text, where another may stand in for it. */
  has: (key: MessageKey) => boolean
}

const NO_MENU: readonly MenuLine[] = []

const Settings = createContext<PageSettings | null>(null)

/**
 * Gives an island what the page was rendered with. The texts of GetJSMessages take the place of those in the page when they
 * arrive.
 */
export function PageSettingsProvider({
  money,
  texts,
  kept = null,
  menu = NO_MENU,
  children,
}: PageSettingsValue & { children?: ReactNode }) {
  const fetched = useSyncExternalStore(islandTexts.subscribe, islandTexts.read, () => null)
  // Texts that say the same render nothing again.
  const known: PageTexts = fetched === null || hasSameTexts(fetched, texts) ? texts : fetched
  const settings = useMemo(() => {
    const say = createSay(known, money.culture, { onMissing: warnOnce, priceUnit: money.unit })
    return { money, say, menu, has: (key: MessageKey) => known[key] !== undefined }
  }, [money, known, menu])
  const lead = useCallback((href: string) => urlInCulture(href, kept), [kept])
  return (
    <Settings value={settings}>
      <LeadProvider value={lead}>{children}</LeadProvider>
    </Settings>
  )
}

export function usePageSettings(): PageSettings {
  const settings = useContext(Settings)
  if (!settings) throw new Error('an island stands outside of PageSettingsProvider')
  return settings
}

function hasSameTexts(fetched: PageTexts, texts: PageTexts): boolean {
  return Object.entries(texts).every(([key, text]) => fetched[key] === text)
}

const warned = new Set<string>()

function warnOnce(key: string): void {
  if (warned.has(key)) return
  warned.add(key)
  console.warn(`the text ${key} is missing: write it in the dashboard`)
}
