import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { useTestDatabase } from '@rasteh/test-kit/database'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ROOT, shopEnvironment } from '../../tools/services/settings.ts'
import { searchLogs } from '../../tools/verify/search-logs.ts'
import { type Arrived, arrive } from '../access/people.ts'
import { routeSamples } from '../access/route-samples.ts'
import { ORIGIN, SECRET } from '../setup/use-content.ts'

const database = useTestDatabase()
const logs = mkdtempSync(join(tmpdir(), 'shop-logs-'))
const running: ChildProcess[] = []
let base = ''
let customer: Arrived

/** What is typed, sent and kept while the processes run; none of it may be written down by them. */
const MARKERS = {
  nationalCode: '0012345679',
  code: '918273',
  specialCode: 'MARKERCODE77',
  authorization: 'Bearer marker-authorization',
  search: 'marker-search-words',
}

beforeAll(async () => {
  const port = await freePort()
  base = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    ...shopEnvironment(database.name),
    RASTEH_ORIGIN: ORIGIN,
    RASTEH_SECRET: SECRET,
    DATABASE_SHOP_URL: database.urls.shop,
    SHOP_API_PORT: String(port),
    RASTEH_FILES_DIR: join(logs, '..', `${database.name}-files`),
    LOG_LEVEL: 'debug',
    // The counters are shared with every other test of uploads.
    UPLOADS_PER_MINUTE: '10000',
  }
  for (const app of ['shop-api', 'worker']) {
    const file = openSync(join(logs, `${app}.log`), 'w')
    const cwd = join(ROOT, 'apps', app)
    running.push(
      spawn(process.execPath, [join(cwd, 'src/main.ts')], { cwd, env, stdio: ['ignore', file, file] }),
    )
  }
  await vi.waitFor(async () => expect((await fetch(`${base}/health/ready`)).status).toBe(200), 20_000)
  // The shop's key is derived as the content platform derives it; nothing else of it is used here.
  const secret = createHash('sha256').update(SECRET).digest('hex').slice(0, 32)
  customer = (await arrive(database.owner, { secret } as Payload))['customer A']
})
afterAll(() => {
  for (const child of running) child.kill('SIGTERM')
})

const send = (method: string, path: string, body?: string | FormData, type = 'application/json') =>
  fetch(base + path, {
    method,
    headers: {
      origin: ORIGIN,
      [LABEL_HEADER]: 'marker',
      cookie: customer.cookie,
      authorization: MARKERS.authorization,
      ...(type ? { 'content-type': type } : {}),
    },
    ...(body === undefined ? {} : { body }),
  })

describe('the logs of the running shop', () => {
  it('hold nothing of what people type and send, also when it fails', async () => {
    const json = (body: object) => JSON.stringify(body)
    const identity = { Identity: '09129876543', Purpose: 'sign-in' }
    await send('POST', '/api/shop/account/code', json(identity))
    await send('POST', '/api/shop/account/code/check', json({ ...identity, Code: MARKERS.code }))
    await send('GET', `/api/shop/specialcode/validate/${MARKERS.specialCode}`)
    await send('GET', `/API/internalservices/searchService/preview?keywords=${MARKERS.search}`)
    const profile = json(routeSamples['PUT /api/shop/account/profile']?.body ?? {})
    expect((await send('PUT', '/api/shop/account/profile', profile)).status).toBe(200)
    const form = new FormData()
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    form.append('FormField', json({ FormFieldID: 'national-card' }))
    form.append('UserFile', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'card.png')
    expect((await send('POST', '/api/shop/userfile/SumbitUserFile', form, '')).status).toBe(200)
    expect((await send('GET', '/api/shop/account/export')).status).toBe(200)
    const keys = await database.owner.query<{ key: Buffer }>(
      'select wrapped_key as key from shop.private_files',
    )

    // The database sends a refused row back to the process whole; the process must not log it.
    await database.owner.query(
      `alter table shop.profiles add constraint marker check (national_code <> '${MARKERS.nationalCode}') not valid`,
    )
    const again = json({ ...routeSamples['PUT /api/shop/account/profile']?.body, Version: 1 })
    expect((await send('PUT', '/api/shop/account/profile', again)).status).toBe(500)

    const kept = keys.rows.flatMap(({ key }) => [key.toString('hex'), key.toString('base64')])
    const secrets = [...Object.values(MARKERS), customer.cookie, customer.sessionId, SECRET, ...kept]
    expect(keys.rowCount).toBe(1)
    expect(searchLogs(logs, secrets)).toEqual([])
  })

  it('are there to be searched: each call and each failure left its line', () => {
    expect(running.map(({ exitCode }) => exitCode)).toEqual([null, null])
    expect(searchLogs(logs, ['/api/shop/userfile/SumbitUserFile'])).toHaveLength(1)
    expect(searchLogs(logs, ['violates check constraint']).length).toBeGreaterThan(0)
  })

  it.each([['shop-api'], ['worker']])('of %s are lines of JSON, each with its level and time', (app) => {
    const lines = readFileSync(join(logs, `${app}.log`), 'utf8')
      .split('\n')
      .filter(Boolean)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(Number) })
  })
})

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
