import type { CDPSession, Page } from '@playwright/test'
import { query } from './database.ts'

/** Chromium's own authenticator in software: it has passkeys, and has seen its owner unless it is told otherwise. */
export async function plugAuthenticator(page: Page): Promise<CDPSession & { authenticatorId: string }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return Object.assign(devtools, { authenticatorId })
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
