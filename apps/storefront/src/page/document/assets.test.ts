import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Assets, readAssets } from './assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'rasteh-dist-'))
const [SMALL, LARGE] = ['.page{color:red}', `.page{color:red}${'/* long */'.repeat(1_500)}`]
const fontFace = (name: string) => `@font-face{src:url(/assets/vazirmatn-${name}.woff2)}`
const [CARD, FONT] = ['.card{top:1px}', fontFace('persian-4d4d4d4d')]
let assets: Assets

beforeAll(() => {
  const [client, server] = [join(folder, 'client'), join(folder, 'server')]
  for (const one of ['.vite', 'assets']) mkdirSync(join(client, one), { recursive: true })
  mkdirSync(server)
  const files = {
    'client/islands.json': JSON.stringify({
      'basket/button': { file: 'assets/basket-1a.js', texts: ['Basket', 'Add'] },
      'compare/box': { file: 'assets/compare-2b.js', texts: ['Compare', 'Add'] },
    }),
    'client/.vite/manifest.json': JSON.stringify({
      'src/islands/start.ts': { file: 'assets/start-3c.js', imports: ['_loader-4d.js'] },
      '_loader-4d.js': { file: 'assets/loader-4d.js' },
    }),
    'client/early.js': 'keep()\n',
    'client/frame-keys.json': JSON.stringify(['Basket', 'Menu']),
    'client/assets/layout.css': ['persian-4d4d4d4d', 'latin-5e5e5e5e', 'latin-wght-normal-6f6f6f6f']
      .map(fontFace)
      .join(''),
    'client/assets/small.css': SMALL,
    'client/assets/large.css': LARGE,
    'server/kind-styles.json': JSON.stringify({
      pages: { large: ['.page{color:red}'] },
      kinds: { hero: [CARD, '.hero{top:0}'], team: [CARD, '.team{top:0}', FONT] },
    }),
    'server/page-styles.json': JSON.stringify({
      layout: 'assets/layout.css',
      'layout small': 'assets/small.css',
      'layout large': 'assets/large.css',
    }),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  assets = readAssets({ client, server })
})

afterAll(() => rmSync(folder, { recursive: true }))

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('what the build made', () => {
  it('begins with the script that wakes the islands, and the one that stands in the page', () => {
    expect(assets.start).toBe('/assets/loader-4d.js')
    expect(assets.early).toEqual({ code: 'keep()', hash: hashOf('keep()') })
  })

  it('knows the texts of what is around every page', () => {
    expect(assets.frameKeys).toEqual(['Basket', 'Menu'])
  })

  it('has a file for each island of a page, and the texts that these say, each once', () => {
    expect(assets.islandsOf(new Set(['basket/button', 'compare/box']))).toEqual({
      files: { 'basket/button': '/assets/basket-1a.js', 'compare/box': '/assets/compare-2b.js' },
      keys: ['Add', 'Basket', 'Compare'],
    })
    expect(assets.islandsOf(new Set(['no/such']))).toEqual({ files: {}, keys: [] })
  })

  it('has the few styles of a page in it, under their hash, and those of the layout in a file', () => {
    const { links, inline } = assets.stylesOf('layout', 'small')
    expect(links).toEqual(['/assets/layout.css'])
    expect(inline).toEqual({ code: SMALL, hash: hashOf(SMALL) })
  })

  it('has the many styles of a page in a file', () => {
    const { links, inline } = assets.stylesOf('layout', 'large')
    expect(links).toEqual(['/assets/layout.css', '/assets/large.css'])
    expect(inline).toBeNull()
  })

  it('has in a page of modules the styles of the kinds that it shows, each once and none that the layout has', () => {
    const { links, inline } = assets.stylesOf('layout', 'large', ['team', 'hero', 'team', 'unknown'])
    expect(links).toEqual(['/assets/layout.css'])
    expect(inline?.code.split('\n')).toEqual(['.page{color:red}', CARD, '.hero{top:0}', '.team{top:0}'])
    expect(assets.stylesOf('layout', 'large', ['hero']).inline?.code).not.toContain('team')
    expect(assets.stylesOf('layout', 'large', ['hero', 'team'])).toBe(
      assets.stylesOf('layout', 'large', ['team', 'hero']),
    )
  })

  it('asks first for the fonts that every page uses', () => {
    expect(assets.stylesOf('layout', 'small').fonts).toEqual([
      '/assets/vazirmatn-persian-4d4d4d4d.woff2',
      '/assets/vazirmatn-latin-5e5e5e5e.woff2',
    ])
  })
})
