import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkMoney } from '@rasteh/shop-store/payments/check-money'
import { openPool } from '@rasteh/shop-store/platform/pool'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addCustomer } from '@rasteh/test-kit/trade'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BackupContext } from '../../tools/backup/folders.ts'
import { keepKeys, makeBackup } from '../../tools/backup/make-backup.ts'
import { runOnDatabase } from '../../tools/backup/postgres-program.ts'
import { restoreBackup, restoreFiles } from '../../tools/backup/restore-backup.ts'
import { ROOT } from '../../tools/services/settings.ts'

const database = useTestDatabase()
const place = mkdtempSync(join(tmpdir(), 'rasteh-backup-'))
const restored = () => `${database.name}_restored`
const contextAt = (name: string, url: string): BackupContext => ({
  ownerUrl: url,
  folders: {
    media: join(place, name, 'media'),
    private: join(place, name, 'private'),
    'private-files': join(place, name, 'files'),
  },
  fileKeys: 'k1:secret',
  sealKeys: 's1:secret',
})
const inRestored = (url: string) => Object.assign(new URL(url), { pathname: `/${restored()}` }).href
let context: BackupContext
let other: BackupContext
let backup: string

beforeAll(async () => {
  context = contextAt('shop', database.urls.owner)
  other = contextAt('other', inRestored(database.urls.owner))
  await addCustomer(database.owner)
  await addProduct(database.owner, { title: 'گلدان فیروزه‌ای', stock: 7 })
  mkdirSync(join(context.folders.media, 'a'), { recursive: true })
  writeFileSync(join(context.folders.media, 'a', 'گلدان.webp'), 'picture')
  mkdirSync(context.folders['private-files'], { recursive: true })
  writeFileSync(join(context.folders['private-files'], 'sealed'), Buffer.from([0, 1, 255]))
  backup = await makeBackup(context, join(place, 'backups'), new Date('2026-11-15T10:00:00Z'))
  await database.owner.query(`create database ${restored()}`)
}, 60_000)

afterAll(async () => {
  await database.owner.query(`drop database if exists ${restored()} with (force)`)
  rmSync(place, { recursive: true, force: true })
})

describe('a backup of the whole shop', () => {
  it('comes back into an empty database and empty folders, with the rights of the roles', async () => {
    await restoreBackup(other, backup)
    const shop = openPool({ url: inRestored(database.urls.shop), name: 'restored', max: 1 })
    const { rows } = await shop.query('select sum(on_hand)::int as stock from shop.stock_buckets')
    expect(rows).toEqual([{ stock: 7 }])
    expect((await checkMoney(shop)).flatMap(({ broken }) => broken)).toEqual([])
    await shop.end()
    expect(readFileSync(join(other.folders.media, 'a', 'گلدان.webp'), 'utf8')).toBe('picture')
    expect([...readFileSync(join(other.folders['private-files'], 'sealed'))]).toEqual([0, 1, 255])
  })

  it('is never written over a shop that is there', async () => {
    await expect(restoreBackup(context, backup)).rejects.toThrow('the database is not empty')
  })

  it('is followed by numbers that nobody was given since it was made', async () => {
    const next = async () =>
      Number((await database.owner.query("select nextval('shop.attempt_numbers') as number")).rows[0].number)
    const before = await next()
    const afterRestore = join(ROOT, 'ops/postgres/after-restore.sql')
    runOnDatabase('psql', database.urls.owner, ['-q', '-v', 'ahead=500', '-f', afterRestore])
    expect(await next()).toBe(before + 502)
  })

  it('gives back its files alone, beside a database that is there', async () => {
    const beside = contextAt('beside', database.urls.owner)
    await restoreFiles(beside, backup)
    expect(readFileSync(join(beside.folders.media, 'a', 'گلدان.webp'), 'utf8')).toBe('picture')
    await expect(restoreFiles(beside, backup)).rejects.toThrow('is not empty: move it away first')
  })

  it('that was damaged is refused before anything is written', async () => {
    const damaged = await makeBackup(context, join(place, 'damaged'), new Date('2026-11-15T11:00:00Z'))
    writeFileSync(join(damaged, 'media.tar'), 'short')
    await expect(restoreBackup(other, damaged)).rejects.toThrow('media.tar is not what the backup wrote')
  })

  it('holds no key of private files; they are kept apart', () => {
    expect(readdirSync(backup).toSorted()).toEqual([
      'database.dump',
      'manifest.json',
      'media.tar',
      'private-files.tar',
    ])
    expect(readFileSync(keepKeys(context, join(place, 'keys')), 'utf8')).toBe('k1:secret\n')
  })

  it('that could not be finished leaves no backup behind', async () => {
    const unreachable = {
      ...context,
      ownerUrl: inRestored(database.urls.owner).replace(restored(), 'no_such_database'),
    }
    const folder = join(place, 'none')
    await expect(makeBackup(unreachable, folder, new Date())).rejects.toThrow()
    expect(readdirSync(folder)).toEqual([])
  })
})
