import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import type { FastifyReply } from 'fastify'

/** Sends the browser to another page, which it opens with GET. */
export const seeOther = (reply: FastifyReply, url: string): FastifyReply => reply.redirect(url, 303)

/** Sends the browser to the page of an order, or to the first page when there is none. */
export const seeOrder = (reply: FastifyReply, orderId: string | null): FastifyReply =>
  seeOther(reply, orderId ? fillPath(PAGE_PATHS.orderView, { orderId }) : '/')
