import { createHash } from 'node:crypto'
import { basename, dirname, join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
const LENGTH = 6

/**
 * The name of a class of one file, the same in both builds. A page names hundreds of them, so in production they are short;
 * while somebody develops they say where they are.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(ROOT, file.split('?')[0] ?? file)
  const hash = createHash('sha256').update(`${path} ${name}`).digest('base64url').slice(0, LENGTH)
  if (process.env.NODE_ENV !== 'production') return `${basename(dirname(path))}-${name}-${hash}`
  // No name may begin with a digit or a dash.
  return /^[a-z]/i.test(hash) ? hash : `_${hash}`
}
