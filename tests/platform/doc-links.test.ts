import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../tools/services/settings.ts'

const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(join(ROOT, file)))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

describe('the guides', () => {
  it.each(pages)('%s leads only to pages and headings that exist', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !isThere(page, link))).toEqual([])
  })
})

/** Paths of the new tree that the code has not moved to yet. */
const NOT_YET: readonly string[] = [
  'apps/storefront/src/features/product-list',
  'apps/storefront/src/features/addresses',
  'apps/storefront/src/features/captcha',
  'apps/storefront/src/features/files',
  'apps/storefront/src/features/pictures',
  'apps/storefront/src/features/rich-text',
  'apps/storefront/src/features/structured-data',
  'apps/storefront/src/features/product-card',
  'apps/storefront/src/features/confirm',
  'apps/storefront/src/features/component-gallery',
  'packages/shop-core/src/order',
  'packages/shop-core/src/payment',
  'packages/shop-store/src/payments',
  'packages/shop-store/src/accounts',
  'packages/shop-store/src/catalogue',
  'packages/shop-store/src/search',
  'packages/shop-store/src/content',
  'packages/shop-store/src/platform',
  'apps/dashboard/src/patches',
  'apps/dashboard/src/accounts',
  'apps/dashboard/src/screens/sign-in',
  'packages/observability/src',
  'tools',
  'seed',
  'tests',
]

it('the table of the architecture names folders and files that exist', () => {
  const missing = namedPaths(read('docs/architecture.md')).filter((path) => !existsSync(join(ROOT, path)))
  expect(missing.filter((path) => !NOT_YET.includes(path))).toEqual([])
})

function isThere(page: string, link: string): boolean {
  const [path = '', heading] = link.split('#')
  const target = path ? join(dirname(page), path) : page
  if (!existsSync(join(ROOT, target))) return false
  if (!heading || !target.endsWith('.md')) return true
  return [...read(target).matchAll(/^#+ (.*)$/gm)].some(([, title = '']) => toAnchor(title) === heading)
}

function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
}

/** The paths in the second column of each table, below the folder that the heading above it names. */
function namedPaths(text: string): string[] {
  const [, table = ''] = text.split('## Where to look')
  return table.split('\n### ').flatMap((section) => {
    const base = /`([^`]+)`/.exec(section.split('\n')[0] ?? '')?.[1]
    return section
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .flatMap((line) => [...(line.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path))
      .filter((path) => /^[\w./-]+$/.test(path))
      .map((path) => (base && !/^(apps|packages|ops|docs)\//.test(path) ? join(base, path) : path))
  })
}
