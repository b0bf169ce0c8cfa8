import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { judgeShop } from '@rasteh/shop-core/shop-status'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { loadShopState } from '@rasteh/shop-store/reads/shop-state'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { SHOP_FOLDERS } from '../../tools/backup/folders.ts'
import { ROOT } from '../../tools/services/settings.ts'

const database = useTestDatabase()
const place = mkdtempSync(join(tmpdir(), 'rasteh-marks-'))
/** The dashboard's own role: it shows the marks. */
let web: Pool
beforeAll(() => {
  web = openPool({ url: database.urls.web, name: 'test-web', max: 1, readOnly: true })
})
afterAll(async () => {
  await web.end()
  rmSync(place, { recursive: true, force: true })
})

const levels = async () => judgeShop(await loadShopState(web))

describe('the status page', () => {
  it('is told that the worker lives, as soon as it does', async () => {
    expect((await levels()).worker).toBe('wrong')
    const worker = spawn(process.execPath, [join(ROOT, 'apps/worker/src/main.ts')], {
      env: { ...process.env, DATABASE_SHOP_URL: database.urls.shop, RASTEH_VERSION: 'the-release' },
      stdio: 'inherit',
    })
    await vi.waitFor(async () => expect((await levels()).worker).toBe('well'), { timeout: 20_000 })
    const { statusRecords } = await loadShopState(web)
    expect(statusRecords.worker?.facts).toEqual({ version: 'the-release' })
    worker.kill('SIGTERM')
    await once(worker, 'exit')
  })

  it('is told of a backup when it is made', async () => {
    expect((await levels()).backup).toBe('wrong')
    const folders = Object.values(SHOP_FOLDERS).map((name) => [name, join(place, name)] as const)
    for (const [, folder] of folders) mkdirSync(folder)
    await promisify(execFile)(process.execPath, [join(ROOT, 'tools/backup.ts'), join(place, 'backups')], {
      env: { ...process.env, ...Object.fromEntries(folders), DATABASE_OWNER_URL: database.urls.owner },
    })
    expect((await levels()).backup).toBe('well')
  })
})
