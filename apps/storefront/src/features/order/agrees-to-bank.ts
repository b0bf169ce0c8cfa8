import { PATHS } from '@rasteh/contracts/paths'
import { callShop } from '@rasteh/shop-client/call-shop'
import { REGION_CHECK_CULTURE } from '@rasteh/shop-core/payment'
import { confirm } from '#features/confirm/public-confirm.ts'
import type { PageSay } from '#page/islands/page-settings.tsx'

/** A payment waits no longer than this to learn where its connection comes from. */
const PATIENCE_MS = 1500

/**
 * Says whether the visitor goes on to the bank. A visitor from abroad reads that banks refuse the connection, and
 * may go on all the same; a check that fails or takes long does not hold up the visitor.
 */
export async function agreesToBank(say: PageSay): Promise<boolean> {
  if (!(await isAbroad())) return true
  return confirm({
    title: say('BankAbroadTitle'),
    content: { text: say('BankAbroad') },
    labels: { ok: say('BankAbroadGoOn'), close: say('BankAbroadStop') },
  })
}

async function isAbroad(): Promise<boolean> {
  try {
    const answer = await callShop({
      label: 'payment.region',
      method: 'GET',
      path: `${PATHS.addressInCulture}?arg=${REGION_CHECK_CULTURE}`,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return answer.ok && (await answer.json()) === false
  } catch {
    return false
  }
}
