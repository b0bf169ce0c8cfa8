import { isRedirectTarget } from '@rasteh/shop-core/pages'
import { loadRedirect } from '@rasteh/shop-store/reads/redirects'
import { toWords } from './addresses.ts'
import { readDatabase } from './database.ts'
import { leadForNowTo, leadTo } from './lead-to.ts'

/** Goes where a manager said that this old address leads now, which may be another site; comes back when nobody did. */
export async function followRedirect(path: string): Promise<void> {
  if (path === '') return
  const found = await loadRedirect(readDatabase(), [path, toWords(path)])
  if (found === null || found.to === path || !isRedirectTarget(found.to)) return
  if (found.isPermanent) leadTo(inHeader(found.to))
  leadForNowTo(inHeader(found.to))
}

/** A header takes no Persian letters; what is encoded already stays as it is. */
const inHeader = (address: string) => address.replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent)
