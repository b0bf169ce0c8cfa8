import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

/**
 * After both builds: makes the script that stands in every page, puts what the pages' styles name (fonts, drawings) among
 * the files for browsers, and compresses all of them.
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
for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg)$/.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const content = readFileSync(path)
  writeFileSync(`${path}.br`, brotliCompressSync(content))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
