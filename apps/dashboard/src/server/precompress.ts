import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'

/** The last step of a build: every script and style also in its smallest form, made once instead of at each visit. */
const folder = join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', 'static')
const SMALLEST_BYTES = 1_024

let saved = 0
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const file = join(folder, name)
  if (!/\.(js|css|svg|json|txt)$/.test(name) || statSync(file).size < SMALLEST_BYTES) continue
  const content = readFileSync(file)
  const params = { [zlib.BROTLI_PARAM_SIZE_HINT]: content.length }
  const brotli = brotliCompressSync(content, { params })
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  saved += content.length - brotli.length
}
console.warn(`scripts and styles compressed: ${Math.round(saved / 1_000)} kB saved`)
