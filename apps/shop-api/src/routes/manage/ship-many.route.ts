import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { ShipmentsCheckRequest, ShipmentsRequest, ShipmentsWire } from '@rasteh/contracts/shipments'
import { FailureWire } from '@rasteh/contracts/wire-types'
import type { CheckedShipment } from '@rasteh/shop-core/order'
import { currentUserId, managersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'

const response = { 200: ShipmentsWire, 403: FailureWire }
const preHandler = [noStore, managersOnly]

/** Sends many orders by pasted tracking codes, or says beforehand what each line would do. */
export async function shipManyRoute(app: ShopApi) {
  app.post(
    MANAGE_PATHS.shipmentsCheck,
    { schema: { tags: ['manage'], body: ShipmentsCheckRequest, response }, preHandler },
    async (request) => toShipmentsWire(await app.shipments.check(request.body.Text), 0),
  )
  app.post(
    MANAGE_PATHS.shipments,
    { schema: { tags: ['manage'], body: ShipmentsRequest, response }, preHandler },
    async (request) => {
      const { Text: text, Carrier: carrier } = request.body
      const staffId = currentUserId(request)
      const { lines, sent } = await app.shipments.send({ text, carrier, staffId, ip: request.ip })
      return toShipmentsWire(lines, sent)
    },
  )
}

function toShipmentsWire(lines: readonly CheckedShipment[], sent: number): ShipmentsWire {
  const Lines = lines.map(({ line, text, orderNumber, code, name, fault, isDone }) => ({
    Line: line,
    Text: text,
    OrderNumber: orderNumber,
    Code: code,
    Name: name,
    Fault: fault,
    IsDone: isDone,
  }))
  return { Lines, Sent: sent }
}
