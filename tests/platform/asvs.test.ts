import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../tools/services/settings.ts'

type Row = { id: string; level: string; asked: string; held: string }

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const wanted = read('docs/security/asvs-ids.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t').join(' '))
const rows = read('docs/security/asvs.md')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line): Row => {
    const [, id = '', level = '', asked = '', held = ''] = line.split('|').map((cell) => cell.trim())
    return { id, level, asked, held }
  })

/** How a requirement is held: by a test, by design, by not being there at all, or not yet. */
const KINDS = /^(Test|Reason|Not here|Not met): \S/
const NOT_MET_MAX = 10

/** Files that a row names, each with the title of a test if one follows it in quotes. */
const named = rows.flatMap(({ id, held }) =>
  [...held.matchAll(/`([^`/][^`]*\/[^`]*\.[a-z]+)`(?: "([^"]+)")?/g)].map(([, file = '', title = '']) => ({
    id,
    file,
    title,
  })),
)

describe('the table of OWASP ASVS 5.0.0, level 2', () => {
  it('holds every requirement of levels 1 and 2 once, and no other', () => {
    expect(wanted).toHaveLength(253)
    expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(wanted)
  })

  it('says of each what is asked and how it is held', () => {
    expect(rows.filter(({ asked, held }) => asked.length < 10 || !KINDS.test(held))).toEqual([])
  })

  it('names a test where it says that there is one', () => {
    const tests = rows.filter(({ held }) => held.startsWith('Test:'))
    expect(tests.filter(({ held }) => !/`[^`]+\.(test|spec)\.tsx?` "/.test(held))).toEqual([])
  })

  it('names only files that are there, and tests that stand in them', () => {
    const isGone = ({ file }: { file: string }) => !existsSync(join(ROOT, file))
    expect(named.filter(isGone)).toEqual([])
    expect(named.filter(({ file, title }) => !read(file).includes(title))).toEqual([])
  })

  it('has a plan for what is not met, which is little', () => {
    const notMet = rows.filter(({ held }) => held.startsWith('Not met:'))
    expect(notMet.length).toBeLessThanOrEqual(NOT_MET_MAX)
    expect(notMet.filter(({ held }) => !held.includes('Plan: '))).toEqual([])
  })
})

describe('the pages about security', () => {
  const folder = 'docs/security'
  const pages = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.md'))

  it.each(pages)('%s leads only to pages that are there', (name) => {
    const file = join(folder, name)
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(ROOT, dirname(file), link)))).toEqual([])
  })
})
