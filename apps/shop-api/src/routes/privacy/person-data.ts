import type { PersonDataWire } from '@rasteh/contracts/privacy'
import type { PersonExport } from '@rasteh/shop-store/privacy'
import type { FastifyReply } from 'fastify'

/** Answers a person's data as a file to keep; nothing on the way may keep it too. */
export function answerPersonData(reply: FastifyReply, data: PersonExport): PersonDataWire {
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', 'attachment; filename="my-data.json"')
    .header('x-content-type-options', 'nosniff')
  return { MadeAt: new Date(reply.server.nowMs()).toISOString(), Data: data as PersonDataWire['Data'] }
}
