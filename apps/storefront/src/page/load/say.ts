import { createSay, type Say } from '@rasteh/messages/say'
import { loadMessages } from '@rasteh/shop-store/reads/messages'
import { readCulture, readLanguage } from '../culture/culture.ts'
import { readDatabase } from './database.ts'
import { whileUnchanged } from './while-unchanged.ts'

/** All texts of this request's culture. */
export const loadTexts = whileUnchanged(async () => loadMessages(readDatabase(), readLanguage()))

/** Says texts in this request's culture. */
export const loadSay = whileUnchanged(async (): Promise<Say> => {
  return createSay(await loadTexts(), readCulture(), { onMissing: warnOnce })
})

const warned = new Set<string>()

function warnOnce(key: string): void {
  if (warned.has(key)) return
  warned.add(key)
  console.warn(`the text ${key} is missing: write it in the dashboard`)
}
