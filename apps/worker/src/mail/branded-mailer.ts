import { languageOf } from '@rasteh/persian-text/culture'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { loadMailBrand } from '@rasteh/shop-store/reads/mail-brand'
import type { Messengers } from '../send-code.ts'
import { toMailHtml } from './mail-html.ts'
import type { Email } from './mailer.ts'

/** The same messengers, whose emails have the shop's look of the moment in which they leave. */
export function withBrandedMail(database: Database, messengers: Messengers): Messengers {
  const { mailer, origin, onFailure } = messengers
  if (!mailer) return messengers
  return {
    ...messengers,
    mailer: { send: async (email) => mailer.send({ ...email, html: await htmlOf(email) }) },
  }

  /** A look that cannot be read keeps no email back: its text leaves alone. */
  async function htmlOf({ text, culture }: Email): Promise<string | undefined> {
    try {
      const brand = await loadMailBrand(database, languageOf(culture))
      return toMailHtml({ text, culture, brand, origin })
    } catch {
      onFailure('the look of an email could not be read; its text left alone')
      return undefined
    }
  }
}
