import type { IncomingMessage } from 'node:http'
import { readTrustedProxies } from '@rasteh/shop-core/client-ip'
import { describe, expect, it } from 'vitest'
import { callerIp, nameCaller } from './caller-header.ts'

/** A request is asked for nothing but its headers and the other end of its connection. */
const callerOf = (remoteAddress: string, forwarded?: string, trusted = '') => {
  const headers = { 'x-rasteh-caller': 'forged', ...(forwarded && { 'x-forwarded-for': forwarded }) }
  const request = { headers, socket: { remoteAddress } } as unknown as IncomingMessage
  nameCaller(request, readTrustedProxies(trusted))
  return callerIp(new Headers(request.headers as Record<string, string>))
}

describe('whose a request is', () => {
  it('is the other end of the connection, whatever it claims', () => {
    expect(callerOf('5.1.1.1')).toBe('5.1.1.1')
    expect(callerOf('::ffff:5.1.1.1', '6.6.6.6')).toBe('5.1.1.1')
  })

  it('is whom our own proxy names, and nobody before', () => {
    expect(callerOf('10.0.0.2', '6.6.6.6, 5.1.1.1', '10.0.0.2')).toBe('5.1.1.1')
    expect(callerOf('10.0.0.2', '5.1.1.1, 10.0.0.3', '10.0.0.0/24')).toBe('5.1.1.1')
  })
})
