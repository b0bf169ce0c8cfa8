import { mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes a picture made of `source` to `half`. */
export type MakePicture = (source: string, half: string) => Promise<void>

/**
 * Makes pictures of uploads, each when it is first asked for and again when its upload is newer. One is made at a time:
 * decoded pictures are large.
 */
export function openMaker() {
  let last: Promise<unknown> = Promise.resolve()

  /** False where there is no such upload. */
  return async function makeOnce(source: string, target: string, make: MakePicture): Promise<boolean> {
    const isMade = await isCurrent(source, target)
    if (isMade !== false) return isMade !== null
    const made = last.then(async () => {
      if ((await isCurrent(source, target)) === false) await makeWhole(source, target, make)
    })
    last = made.catch(() => undefined)
    await made
    return true
  }
}

/** Null where there is nothing to make it of. */
async function isCurrent(source: string, target: string): Promise<boolean | null> {
  const [upload, made] = await Promise.all([source, target].map((file) => stat(file).catch(() => null)))
  if (!upload?.isFile()) return null
  return made ? made.mtimeMs >= upload.mtimeMs : false
}

/** A request that comes meanwhile, to this process or another, never gets half a picture. */
async function makeWhole(source: string, target: string, make: MakePicture): Promise<void> {
  await mkdir(join(target, '..'), { recursive: true })
  const half = `${target}.${process.pid}.half`
  await make(source, half)
  await rename(half, target)
}
