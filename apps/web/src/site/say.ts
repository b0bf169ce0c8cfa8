import { createSay, type Say } from '@rasteh/messages/say'
import { loadMessages } from '@rasteh/shop-store/reads/messages'
import { cache } from 'react'
import { readCulture, readLanguage } from './culture.ts'
import { readDatabase } from './database.ts'

/** All texts of this request's culture, read once a request. */
export const loadTexts = cache(async () => loadMessages(readDatabase(), await readLanguage()))

/** Says texts in this request's culture. */
export const loadSay = cache(async (): Promise<Say> => {
  const [texts, culture] = await Promise.all([loadTexts(), readCulture()])
  return createSay(texts, culture, { onMissing: warnOnce })
})

const warned = new Set<string>()

function warnOnce(key: string): void {
  if (warned.has(key)) return
  warned.add(key)
  console.warn(`the text ${key} is missing: write it in the dashboard`)
}
