import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Pictures that tests upload stay out of the shop's own: the platform reads its folder once, for all files of a worker. */
if (!process.env.RASTEH_MEDIA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'rasteh-media-'))
  process.env.RASTEH_MEDIA_DIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
