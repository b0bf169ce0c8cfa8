import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { searchLogs } from './search-logs.ts'

function logOf(line: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'logs-'))
  writeFileSync(join(directory, 'dashboard.log'), `quiet\n${line}\n`)
  return directory
}

describe('a search through logs', () => {
  it.each([
    ['GET / eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MTIzNDU2Nzg5fQ.c2lnbmF0dXJlMTIz'],
    ['cookie: rasteh-basket=abcdefgh12345'],
    ['otpauth://totp/x'],
    ['{"body":{"password":"hunter2"}}'],
    ['the code was 0012345679'],
  ])('finds %s', (line) => {
    expect(searchLogs(logOf(line), ['0012345679'])).toHaveLength(1)
  })

  it('finds a short code where it stands by itself, not inside a time or a size', () => {
    const found = (line: string) => searchLogs(logOf(line), ['482913']).length
    expect([found('{"code":"482913"}'), found('code=482913.'), found('کد 482913 است')]).toEqual([1, 1, 1])
    expect([found('{"time":1763482913000}'), found('"ms":0.482913')]).toEqual([0, 0])
  })

  it('finds nothing in what is harmless', () => {
    const line = '{"method":"POST","route":"/api/shop/account/code","status":200,"password":"[Redacted]"}'
    expect(searchLogs(logOf(line), ['0012345679'])).toEqual([])
  })
})
