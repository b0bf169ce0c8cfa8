import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { LAYOUTS, type StyleLists } from './styles.ts'

/**
 * After both builds: makes the script that is in every page, one file of styles for each page and a list of those of each
 * kind of module, puts what the styles
 * name (fonts, drawings) among the files for browsers, and compresses all of them.
 */
const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const [client, server] = ['client', 'server'].map((side) => join(dist, side, 'assets')) as [string, string]

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    lib: { entry: 'src/islands/early.ts', formats: ['iife'], name: 'early', fileName: () => 'early.js' },
  },
})
for (const file of readdirSync(server)) {
  if (!/\.(js|css)$/.test(file)) copyFileSync(join(server, file), join(client, file))
}
const styles: StyleLists = JSON.parse(readFileSync(join(dist, 'server/styles.json'), 'utf8'))
writeFileSync(join(dist, 'server/page-styles.json'), JSON.stringify(composeStyles()))
writeFileSync(join(dist, 'server/kind-styles.json'), JSON.stringify(kindStyles()))
for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg)$/.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const content = readFileSync(path)
  writeFileSync(`${path}.br`, brotliCompressSync(content))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}

/** For each layout, its file; for each page, one for each layout that may stand around it, without what that one has. */
function composeStyles(): Record<string, string> {
  const composed: Record<string, string> = {}
  for (const layout of LAYOUTS) {
    const around = styles.pages[layout] ?? []
    composed[layout] = writeStyles(around)
    for (const [page, files] of Object.entries(styles.pages)) {
      if (LAYOUTS.includes(page)) continue
      composed[`${layout} ${page}`] = writeStyles(files.filter((file) => !around.includes(file)))
    }
  }
  return composed
}

/** The styles themselves, of each kind of module and of each page that shows some, without theirs. */
function kindStyles() {
  const textsOf = (lists: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(lists).map(([name, files]) => [name, files.map(readStyles)]))
  const pages = Object.entries(styles.withoutKinds).filter(
    ([page, files]) => files.length < (styles.pages[page]?.length ?? 0),
  )
  return { kinds: textsOf(styles.kinds), pages: textsOf(Object.fromEntries(pages)) }
}

function readStyles(file: string): string {
  return readFileSync(join(dist, 'server', file), 'utf8').trim()
}

function writeStyles(files: readonly string[]): string {
  const css = files.map(readStyles).join('\n')
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 10)
  const name = `page-${hash}.css`
  writeFileSync(join(client, name), css)
  return `assets/${name}`
}
