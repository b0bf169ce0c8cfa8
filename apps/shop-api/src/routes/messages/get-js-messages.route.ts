import { MessagesWire, toMessagesWire } from '@rasteh/contracts/messages'
import { PATHS } from '@rasteh/contracts/paths'
import { Type } from 'typebox'
import { answerUnlessKnown, compress } from '../../http/conditional-get.ts'
import { localeOf } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'

const NOTHING = Type.Unsafe<undefined>({ description: 'unchanged' })

/** The texts of the pages' scripts, in the visitor's culture. Every first visit fetches them, and they are long. */
export async function getJsMessagesRoute(app: ShopApi) {
  app.get(
    PATHS.messages,
    { schema: { tags: ['messages'], response: { 200: MessagesWire, 304: NOTHING } }, onSend: compress },
    async (request, reply) => {
      const texts = await app.messages.loadForScripts(localeOf(request))
      return answerUnlessKnown(request, reply, toMessagesWire(texts))
    },
  )
}
