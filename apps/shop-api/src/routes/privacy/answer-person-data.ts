import type { PersonDataWire } from '@rasteh/contracts/privacy'
import type { FastifyReply } from 'fastify'
import type { ExportedPerson } from '../../services/privacy.ts'

/** Answers a person's data as a file to save; no cache on the way may keep it. */
export function answerPersonData(reply: FastifyReply, { madeAt, data }: ExportedPerson): PersonDataWire {
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', 'attachment; filename="my-data.json"')
    .header('x-content-type-options', 'nosniff')
  return { MadeAt: madeAt.toISOString(), Data: data as PersonDataWire['Data'] }
}
