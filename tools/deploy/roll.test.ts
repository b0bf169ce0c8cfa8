import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { roll } from './roll.ts'
import { instancesOf, parseEnvironment, readyUrlOf } from './systemd-instances.ts'

const pace = { readyWithinMs: 300, edgeNoticesMs: 0 }

describe('a rolling restart', () => {
  it('touches the next process only when the one before is ready again', async () => {
    const steps: string[] = []
    let asked = 0
    const server = createServer((_, response) => {
      asked += 1
      steps.push(`asked ${asked}`)
      response.writeHead(asked < 2 ? 503 : 200).end()
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const readyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/health/ready`
    const restart = (name: string) => async () => void steps.push(name)
    await roll(
      [
        { name: 'one', readyUrl: () => readyUrl, restart: restart('one') },
        { name: 'two', readyUrl: null, restart: restart('two') },
      ],
      () => {},
      { ...pace, readyWithinMs: 30_000 },
    )
    server.close()
    expect(steps).toEqual(['one', 'asked 1', 'asked 2', 'two'])
  })

  it('stops at a process that does not come back', async () => {
    let touched = 0
    const restart = async () => {
      touched += 1
    }
    const dead = { name: 'storefront@3000', readyUrl: () => 'http://127.0.0.1:1/health/ready', restart }
    await expect(roll([dead, dead], () => {}, pace)).rejects.toThrow(
      'storefront@3000 is not ready after 0.3 s (http://127.0.0.1:1/health/ready: no answer)',
    )
    expect(touched).toBe(1)
  })
})

describe('the units of a server', () => {
  it('are restarted calls first, then the dashboard, then pages, then the worker; nothing else of it is', () => {
    const listed = `rasteh-storefront@3000.service loaded active running Rasteh
rasteh-dashboard@3100.service loaded active running Rasteh
rasteh-worker.service       loaded active running Rasteh
rasteh-backup.timer         loaded active waiting Rasteh
rasteh-shop-api@4001.service loaded active running Rasteh
`
    expect(instancesOf(listed)).toEqual([
      { unit: 'rasteh-shop-api@4001.service', app: 'shop-api' },
      { unit: 'rasteh-dashboard@3100.service', app: 'dashboard' },
      { unit: 'rasteh-storefront@3000.service', app: 'storefront' },
      { unit: 'rasteh-worker.service', app: null },
    ])
  })

  it.each([
    ['storefront', { PORT: '3001', WEB_HOST: '10.0.0.5' }, 'http://10.0.0.5:3001/health/ready'],
    ['storefront', {}, 'http://127.0.0.1:3000/health/ready'],
    ['storefront', { PORT: '3000', WEB_HOST: 'fd00::5' }, 'http://[fd00::5]:3000/health/ready'],
    ['dashboard', { PORT: '3101', WEB_HOST: '10.0.0.5' }, 'http://10.0.0.5:3101/health/ready'],
    ['dashboard', {}, 'http://127.0.0.1:3100/health/ready'],
    ['shop-api', { SHOP_API_PORT: '4001', SHOP_API_HOST: '10.0.0.5' }, 'http://10.0.0.5:4001/health/ready'],
    ['shop-api', { SHOP_API_PORT: '4000' }, 'http://127.0.0.1:4000/health/ready'],
    ['shop-api', { SHOP_API_PORT: '4000', SHOP_API_HOST: '0.0.0.0' }, 'http://127.0.0.1:4000/health/ready'],
    ['shop-api', { SHOP_API_PORT: '4000', SHOP_API_HOST: '::' }, 'http://[::1]:4000/health/ready'],
  ] as const)('are asked where they listen: %s with %o at %s', (app, env, url) => {
    expect(readyUrlOf(app, env)).toBe(url)
  })

  it('are asked by what they were started with', () => {
    const env = parseEnvironment('PORT=3000\0WEB_HOST=10.0.0.5\0RASTEH_FILE_KEYS=k1:abc=\0')
    expect(env).toMatchObject({ PORT: '3000', WEB_HOST: '10.0.0.5', RASTEH_FILE_KEYS: 'k1:abc=' })
  })
})
