import { PATHS } from '@rasteh/contracts/paths'
import type { Culture } from '@rasteh/persian-text/culture'
import { callShop } from '@rasteh/shop-client/call-shop'
import { notices } from '#features/notices/public-notices.ts'

type Checked = { isOn: boolean; culture: Culture; orderId: string }

/**
 * Asks whether banks will open over this connection, where the shop's VPN check is on. Only a clear no is an alert, and
 * answers false; a check that fails does nothing.
 */
export async function checkConnection({ isOn, culture, orderId }: Checked): Promise<boolean> {
  if (!isOn) return true
  const body = { Culture: culture, OrderId: orderId }
  const call = { label: 'payment.connection', method: 'POST', path: PATHS.paymentConnection, body } as const
  const isRefused = await callShop(call)
    .then(async (answer) => answer.ok && (await answer.json()) === false)
    .catch(() => false)
  if (isRefused) notices.show({ tone: 'alert', messages: [{ key: 'VPNAlert' }], showMs: null })
  return !isRefused
}
