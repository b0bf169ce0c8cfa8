import { createSay, type Say } from '@rasteh/messages/say'
import { loadMessages } from '@rasteh/shop-store/reads/messages'
import { readCulture, readLanguage } from './culture.ts'
import { readDatabase } from './database.ts'
import { perRequest } from './request.ts'

/** All texts of this request's culture, read once a request. */
export const loadTexts = perRequest(async () => loadMessages(readDatabase(), readLanguage()))

/** Says texts in this request's culture. */
export const loadSay = perRequest(async (): Promise<Say> => {
  const [texts, culture] = await Promise.all([loadTexts(), readCulture()])
  return createSay(texts, culture, { onMissing: warnOnce })
})

const warned = new Set<string>()

function warnOnce(key: string): void {
  if (warned.has(key)) return
  warned.add(key)
  console.warn(`the text ${key} is missing: write it in the dashboard`)
}
