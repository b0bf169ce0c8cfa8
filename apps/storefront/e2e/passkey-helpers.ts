import type { Page } from '@playwright/test'
import { query } from './database.ts'

/**
 * Chromium's own authenticator in software, which has seen its owner. What the browser offers inside a field has no screen
 * here and would be taken at once, before anybody presses a button: the page finds that the browser has no such offer.
 */
export async function plugAuthenticator(page: Page): Promise<void> {
  await page.addInitScript(
    'globalThis.PublicKeyCredential && (PublicKeyCredential.isConditionalMediationAvailable = async () => false)',
  )
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Has the browser answer the next wish for a passkey as it does when its owner turns it down, or when it breaks. */
export async function refuseNext(page: Page, name: 'NotAllowedError' | 'UnknownError'): Promise<void> {
  await page.evaluate(
    `navigator.credentials.get = () => Promise.reject(new DOMException('refused by the test', '${name}'))`,
  )
}

/** As if all sign-ins and proofs of a person had been a quarter of an hour ago. */
export async function makeStale(slug: 'staff' | 'customers', condition: string, value: unknown) {
  const long = "now() - interval '15 minutes'"
  await query(
    `with old as (
       update public.${slug}_sessions set created_at = ${long}
       where _parent_id in (select id from public.${slug} where ${condition} = $1) returning id)
     update shop.fresh_proofs p set proven_at = ${long} from old where p.session_id = old.id`,
    [value],
  )
}
