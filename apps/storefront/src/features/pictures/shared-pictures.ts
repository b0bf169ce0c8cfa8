import { mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MEDIA_MAX_PIXELS } from '@rasteh/shop-core/media'
import sharp from 'sharp'
import {
  fillsFrame,
  SHARED_FOLDER,
  SHARED_HEIGHT,
  SHARED_WIDTH,
  sharedName,
} from '#page/layout/shared-picture.ts'

/** Products are shown on white, as in the shop's own pictures of them. */
const BACKGROUND = '#ffffff'
const QUALITY = 82

/**
 * Makes the pictures of shared links below the folder of uploads, each when it is first asked for and again when its upload
 * is newer. One is made at a time: decoded pictures are large.
 */
export function openSharedPictures(folder: string) {
  let last: Promise<unknown> = Promise.resolve()

  /** False where there is no such upload. */
  return async function makeShared(upload: string): Promise<boolean> {
    const source = join(folder, upload)
    const target = join(folder, SHARED_FOLDER, sharedName(upload))
    const isMade = await isCurrent(source, target)
    if (isMade !== false) return isMade !== null
    const made = last.then(async () => {
      if ((await isCurrent(source, target)) === false) await make(source, target)
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

async function make(source: string, target: string): Promise<void> {
  const { autoOrient } = await sharp(source, { limitInputPixels: MEDIA_MAX_PIXELS }).metadata()
  const fit = fillsFrame(autoOrient) ? 'cover' : 'contain'
  await mkdir(join(target, '..'), { recursive: true })
  // A request that comes meanwhile, to this process or another, never gets half a picture.
  const half = `${target}.${process.pid}.half`
  await sharp(source, { limitInputPixels: MEDIA_MAX_PIXELS })
    .autoOrient()
    .resize(SHARED_WIDTH, SHARED_HEIGHT, { fit, background: BACKGROUND })
    .flatten({ background: BACKGROUND })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(half)
  await rename(half, target)
}
