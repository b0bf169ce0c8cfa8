import { isRedirectTarget } from '@rasteh/shop-core/pages'
import { loadRedirect } from '@rasteh/shop-store/reads/redirects'
import { readDatabase } from '#page/load/database.ts'
import { leadForNowTo, leadTo } from '#page/load/lead-to.ts'
import { toWords } from '#page/load/page-urls.ts'

/** Goes where a manager said that this old URL leads now, which may be another site; comes back when no manager did. */
export async function followRedirect(path: string): Promise<void> {
  if (path === '') return
  const found = await loadRedirect(readDatabase(), [path, toWords(path)])
  if (found === null || found.to === path || !isRedirectTarget(found.to)) return
  if (found.isPermanent) leadTo(inHeader(found.to))
  leadForNowTo(inHeader(found.to))
}

/** A header takes no Persian letters; what is encoded already stays as it is. */
const inHeader = (url: string) => url.replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent)
