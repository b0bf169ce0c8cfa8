import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkStorageName, type FileStorage } from './file-storage.ts'

const OWNER_ONLY_FOLDER = 0o700
const OWNER_ONLY_FILE = 0o600

/** A folder of the server's own disk, which only the shop's user may enter and no site serves. */
export function diskStorage(root: string): FileStorage {
  const folderOf = (name: string) => join(root, checkStorageName(name).slice(0, 2))
  const pathOf = (name: string) => join(folderOf(name), name)
  return {
    async put(name, bytes) {
      await mkdir(folderOf(name), { recursive: true, mode: OWNER_ONLY_FOLDER })
      const part = `${pathOf(name)}.part`
      // A full disk leaves nothing half written, and so a little room for others.
      await writeThrough(part, bytes).catch(async (error) => {
        await rm(part, { force: true })
        throw error
      })
      await rename(part, pathOf(name))
      await syncFolder(folderOf(name))
    },
    get: (name) => readFile(pathOf(name)).catch(nullIfMissing),
    async remove(name) {
      await rm(`${pathOf(name)}.part`, { force: true })
      await rm(pathOf(name), { force: true })
    },
  }
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w', OWNER_ONLY_FILE)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new name is safe only when the folder that holds it is written too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
