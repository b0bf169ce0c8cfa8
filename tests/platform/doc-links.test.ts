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

it('the index of the docs lists every decision', () => {
  const index = read('docs/README.md')
  const decisions = pages.filter((page) => page.startsWith('docs/decisions/'))
  expect(decisions.filter((page) => !index.includes(page.replace('docs/', '')))).toEqual([])
})

it('the table of the architecture names folders and files that exist', () => {
  const missing = namedPaths(read('docs/architecture.md')).filter(([, ...places]) => !places.some(isPlace))
  expect(missing).toEqual([])
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

const isPlace = (path: string) => existsSync(join(ROOT, path))

type Named = [name: string, ...places: string[]]

/**
 * The names in the second column of each table, with the places where they may be: below the folder that the heading above
 * them names or, without a folder of their own, beside the name before them.
 */
function namedPaths(text: string): Named[] {
  const [, table = ''] = text.split('## Where to look')
  return table.split('\n### ').flatMap((section) => {
    const base = /`([^`]+)`/.exec(section.split('\n')[0] ?? '')?.[1] ?? ''
    return section
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .flatMap((line) => namedIn(line.split('|')[2] ?? '', base))
  })
}

function namedIn(cell: string, base: string): Named[] {
  const names = [...cell.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name)
  let before = base
  return names.map((name): Named => {
    const whole = /^(apps|packages|ops|docs)\//.test(name) ? name : join(base, name)
    if (name.includes('/')) before = whole
    return name.includes('/') ? [name, whole] : [name, whole, join(dirname(before), name), join(before, name)]
  })
}
