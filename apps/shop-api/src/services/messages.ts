import { islandKeys } from '@rasteh/messages/catalogue'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { Locale } from '@rasteh/shop-store/reads/locale'
import { loadMessages } from '@rasteh/shop-store/reads/messages'

export type Messages = ReturnType<typeof createMessages>

export function createMessages({ database }: { database: Pool }) {
  return {
    /** The texts that the pages' scripts need. */
    loadForScripts: (locale: Locale) => loadMessages(database, locale, islandKeys),
  }
}
