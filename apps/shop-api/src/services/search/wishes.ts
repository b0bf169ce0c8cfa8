import type { SentWish } from '@rasteh/contracts/wishes'
import { checkForm } from '@rasteh/form-rules/form'
import { WISH_FORM } from '@rasteh/form-rules/wish-form'
import { foldText } from '@rasteh/persian-text/fold'
import type { ProductSearch } from '@rasteh/search/product-search'
import { createCategoryWords, isHonestlyUnsold, toWishQuery } from '@rasteh/search/wishes'
import { type Identity, toIdentity } from '@rasteh/shop-core/account'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { cleanSearchTerm, isCountableSearch } from '@rasteh/shop-core/search-box'
import { loadCustomerContact } from '@rasteh/shop-store/accounts/customer-contact'
import { countFailure, hasTooManyFailures } from '@rasteh/shop-store/platform/failure-limits'
import { toIdentityKey } from '@rasteh/shop-store/platform/identity-key'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import { askWish, stopWishes } from '@rasteh/shop-store/search/wishes'
import type { CaptchaCaller } from '../captchas/captcha-caller.ts'
import type { Captchas } from '../captchas/captchas.ts'
import type { WishRefusal } from '../refusals.ts'
import type { Sessions } from '../sessions.ts'
import { EVERYTHING } from './everything.ts'
import { wishLimits } from './wish-limits.ts'

type Deps = {
  database: Pool
  productSearch: ProductSearch
  captchas: Captchas
  sessions: Sessions
  settings: { secret: string }
}
type Wisher = { customerId: number | null; contact: Identity }
export type Wishes = ReturnType<typeof createWishes>

/** What people want to hear of when the shop has it. A filled honeypot is answered as if the wish were kept. */
export function createWishes({ database, productSearch, captchas, sessions, settings }: Deps) {
  const categoryWords = createCategoryWords(database)

  /** A customer is written to at the contact of their account; a guest says where, and agrees. */
  async function wisherOf(caller: CaptchaCaller, sent: SentWish): Promise<Wisher | null> {
    const customerId = await sessions.findCustomer(caller.claim)
    const known = customerId === null ? null : await loadCustomerContact(database, customerId)
    if (known) return { customerId, contact: known }
    const { contact: typed, consent } = sent
    const checked = checkForm(WISH_FORM, { contact: typed, consent })
    const contact = checked.ok ? toIdentity(String(checked.value.contact)) : undefined
    return contact ? { customerId, contact } : null
  }

  /** Any page may claim that something is not sold; only what the search really says so of is kept. */
  const isUnsold = async (text: string, { locale }: CaptchaCaller) =>
    isHonestlyUnsold(await productSearch.find({ ...EVERYTHING, locale, text, limit: 1 }))

  return {
    async ask(caller: CaptchaCaller, sent: SentWish): Promise<Outcome<null, WishRefusal>> {
      if (sent.honeypot) return accept(null)
      const text = cleanSearchTerm(sent.term)
      const wisher = isCountableSearch(text) ? await wisherOf(caller, sent) : null
      if (!wisher) return refuse({ kind: 'form-has-errors' })
      const { customerId, contact } = wisher
      const contactKey = toIdentityKey(settings.secret, contact.value)
      const limits = wishLimits({ ip: caller.ip, customerId, contactKey })
      if (await hasTooManyFailures(database, limits)) return refuse({ kind: 'too-many-messages' })
      const taken = customerId === null ? await captchas.take(caller, 'site', sent.captcha) : accept(null)
      if (!taken.ok) return taken
      await countFailure(database, limits)
      if (!(await isUnsold(text, caller))) return refuse({ kind: 'wish-is-sold' })
      const asked = await askWish(database, {
        folded: foldText(text),
        shown: text,
        query: toWishQuery(text, await categoryWords()),
        customerId,
        contact,
        culture: caller.culture,
      })
      // Whether it was asked before is not said: the contact may be somebody else's.
      return asked === 'too-many' ? refuse({ kind: 'too-many-messages' }) : accept(null)
    },
    /** A key of no wish, or whose owner waits for nothing, is answered alike. */
    async stop(key: string): Promise<void> {
      await stopWishes(database, key)
    },
  }
}
