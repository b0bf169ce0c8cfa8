import { type CheckedShipment, checkShipments, readShipments, toBeSent } from '@rasteh/shop-core/order'
import { loadOrdersToShip, shipMany } from '@rasteh/shop-store/orders/ship-many'
import type { Pool } from '@rasteh/shop-store/platform/pool'

type Sending = { text: string; carrier: string; staffId: number; ip: string }
export type ShipmentsService = ReturnType<typeof createShipments>

/** Many orders that are sent by their pasted tracking codes. */
export function createShipments({ database }: { database: Pool }) {
  /** What each line would do, without doing it. */
  async function check(text: string): Promise<CheckedShipment[]> {
    const lines = readShipments(text)
    const named = lines.flatMap(({ shipment, fault }) => (shipment && fault === null ? [shipment] : []))
    const numbers = named.map(({ orderNumber }) => orderNumber)
    return checkShipments(
      lines,
      await loadOrdersToShip(database, { numbers, codes: named.map(({ code }) => code) }),
    )
  }
  return {
    check,
    /** Sends what can be sent. After a lost answer the same text is sent again: what went is done, the rest goes now. */
    async send({ text, carrier, staffId, ip }: Sending): Promise<{ lines: CheckedShipment[]; sent: number }> {
      const shipments = toBeSent(await check(text))
      const sent = await shipMany(database, { staffId, carrier: carrier.trim(), shipments, from: ip })
      return { lines: await check(text), sent }
    },
  }
}
