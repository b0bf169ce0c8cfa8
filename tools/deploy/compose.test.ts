import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { STOREFRONT_FLAGS } from '../processes/start-shop.ts'
import { ROOT } from '../services/settings.ts'

type Service = {
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  privileged?: boolean
  security_opt?: string[]
  pids_limit?: number
  mem_limit?: string
  cpus?: number
  ports?: string[]
  healthcheck?: object
  env_file?: string[]
  command?: string[]
  environment?: Record<string, string>
}
const text = readFileSync(join(ROOT, 'ops/docker/compose.yaml'), 'utf8')
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> }
const named = Object.entries(services)

describe('a shop in containers', () => {
  it.each(named)('%s may do as little as it needs', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: expect.any(Number),
      mem_limit: expect.any(String),
      cpus: expect.any(Number),
      healthcheck: expect.any(Object),
    })
    expect(service.user).toMatch(/^(?!root|0)\w+/)
    expect(service.cap_add ?? []).toEqual([])
    expect(service.privileged ?? false).toBe(false)
  })

  it('is reached by visitors through TLS alone', () => {
    expect(named.flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['tls'])
  })

  it('tells the password of the owner of the database to nobody who serves visitors', () => {
    const readers = named.filter(([, { env_file }]) => env_file?.includes('owner.env'))
    expect(readers.map(([name]) => name)).toEqual(['migrate'])
  })

  it('tells banks’ secrets and keys of files to those who use them, and to no process of pages', () => {
    const readers = named.filter(([, { env_file }]) => env_file?.includes('shop.env')).map(([name]) => name)
    expect(readers).toEqual(['shop-api-1', 'shop-api-2', 'worker'])
  })

  it('tells the storefront no secret but its role of the database', () => {
    const secrets = { RASTEH_SECRET: '', RASTEH_SEAL_KEYS: '', REDIS_URL: '' }
    for (const name of ['storefront-1', 'storefront-2'])
      expect(services[name]?.environment).toMatchObject(secrets)
    const unit = readFileSync(join(ROOT, 'ops/systemd/rasteh-storefront@.service'), 'utf8')
    const [, unset = ''] = /^UnsetEnvironment=(.*)$/m.exec(unit) ?? []
    expect(unset.split(' ')).toEqual(expect.arrayContaining(Object.keys(secrets)))
  })

  it('starts the storefront as its memory was measured', () => {
    const unit = readFileSync(join(ROOT, 'ops/systemd/rasteh-storefront@.service'), 'utf8')
    const command = [...STOREFRONT_FLAGS, 'dist/server/main.js']
    expect(unit).toContain(`/bin/node ${command.join(' ')}\n`)
    expect(services['storefront-1']?.command).toEqual(command)
  })

  it('has two of each that visitors ask, at the addresses that the edge asks', () => {
    const vcl = readFileSync(join(ROOT, 'ops/docker/backends.vcl'), 'utf8')
    const asked = [...vcl.matchAll(/\.host = "([\d.]+)"/g)].map(([, host]) => host)
    expect(asked).toHaveLength(6)
    for (const host of asked) expect(text).toContain(`ipv4_address: ${host}`)
  })
})
