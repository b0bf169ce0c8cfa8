import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../services/settings.ts'

const settings = ['ops/haproxy/haproxy.cfg', 'ops/docker/haproxy.cfg']
const linesOf = (file: string) =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .map((line) => line.trim())

describe.each(settings)('TLS by %s', (file) => {
  const lines = linesOf(file)
  const indexOf = (start: string) => lines.findIndex((line) => line.startsWith(start))

  it('is 1.2 or newer, with ciphers that give forward secrecy', () => {
    const [, options = ''] =
      lines.find((line) => line.startsWith('ssl-default-bind-options'))?.split(/ (.*)/) ?? []
    expect(options).toContain('ssl-min-ver TLSv1.2')
    const ciphers = lines.find((line) => line.startsWith('ssl-default-bind-ciphers '))?.split(' ')[1] ?? ''
    expect(ciphers.split(':')).toEqual(
      ciphers.split(':').map(() => expect.stringMatching(/^ECDHE-.*(GCM|POLY1305)/)),
    )
  })

  it('is asked of a page by leading there, and of a call by refusing it', () => {
    const refusal = indexOf(
      'http-request deny deny_status 403 if !{ ssl_fc } { path_beg -i /api/ /cms-api/ }',
    )
    expect(refusal).toBeGreaterThan(-1)
    expect(indexOf('http-request redirect scheme https code 301 unless { ssl_fc }')).toBeGreaterThan(refusal)
  })

  it('is remembered by browsers for a year on every answer, with every subdomain', () => {
    expect(lines).toContain(
      'http-after-response set-header Strict-Transport-Security "max-age=31536000; includeSubDomains" if { ssl_fc }',
    )
  })
})
