import { callerIp, type TrustedProxies } from '@rasteh/shop-core/client-ip'
import type { FastifyInstance } from 'fastify'

/**
 * Makes `request.ip` the caller's address by the shop's own rule, the same as web's: the header is left with that one
 * address, and Fastify reads it there (`trustNamedCaller`). What else a request says of where it comes from is dropped.
 */
export function nameCaller(app: FastifyInstance, trusted: TrustedProxies): void {
  app.addHook('onRequest', async ({ raw }) => {
    const forwardedFor = String(raw.headers['x-forwarded-for'] ?? '')
    raw.headers['x-forwarded-for'] = callerIp({ peer: raw.socket.remoteAddress ?? '', forwardedFor }, trusted)
    delete raw.headers['x-forwarded-host']
    delete raw.headers['x-forwarded-proto']
  })
}

/** One hop is believed: the one that `nameCaller` wrote. */
export const trustNamedCaller = (_address: string, hop: number): boolean => hop === 0
