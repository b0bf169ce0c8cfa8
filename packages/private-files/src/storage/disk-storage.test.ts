import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { diskStorage } from './disk-storage.ts'

const root = mkdtempSync(join(tmpdir(), 'rasteh-files-'))
afterAll(() => rmSync(root, { recursive: true }))
const storage = diskStorage(join(root, 'private'))
const name = 'ab'.repeat(16)
const bytes = Buffer.from('sealed')
const rights = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('files on disk', () => {
  it('are kept, found and removed', async () => {
    await storage.put(name, bytes)
    expect(await storage.get(name)).toEqual(bytes)
    await storage.remove(name)
    expect(await storage.get(name)).toBeNull()
    await expect(storage.remove(name)).resolves.toBeUndefined()
  })

  it('are open to the shop’s own user alone', async () => {
    await storage.put(name, bytes)
    const folder = join(root, 'private', 'ab')
    expect([rights(join(root, 'private')), rights(folder), rights(join(folder, name))]).toEqual([
      '700',
      '700',
      '600',
    ])
  })

  it('half written by a crash are never found, and are removed with the rest', async () => {
    const other = 'cd'.repeat(16)
    await storage.put(other, bytes)
    await storage.remove(other)
    const part = join(root, 'private', 'cd', `${other}.part`)
    writeFileSync(part, 'ha')
    expect(await storage.get(other)).toBeNull()
    await storage.remove(other)
    expect(() => statSync(part)).toThrow('ENOENT')
  })

  it.each(['../../etc/passwd', 'a', `${name}/..`, 'AB'.repeat(16), ''])('never lie at %j', async (wrong) => {
    await expect(storage.put(wrong, bytes)).rejects.toThrow('storage name')
  })
})
