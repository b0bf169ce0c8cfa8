import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../services/settings.ts'

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)
const foldersIn = (folder: string) => {
  const below = files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length))
  return new Set(below.filter((file) => file.includes('/')).map((file) => file.slice(0, file.indexOf('/'))))
}

/** The tree of CONTRIBUTING.md: `apps/worker   src/mail · src/sms   what it is`. */
const [, block = ''] =
  /```tree\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')) ?? []
const rows = block.split('\n').filter(Boolean)
const named = rows.map((row) => row.split(' ')[0] ?? '')
const drawnUnder = (folder: string) =>
  new Set(
    named
      .filter((name) => name.startsWith(folder))
      .map((name) => name.slice(folder.length).replace(/\/$/, '')),
  )

/** What takes its length from elsewhere: written by a tool, or a list that is one thing. */
const GENERATED =
  /payload-types\.ts$|^apps\/dashboard\/src\/migrations\/|importMap\.js$|\.json$|^packages\/shop-store\/migrations\/|\.generated\.ts$/
const CODE = /\.(ts|tsx|css|sql)$/
const lengths = files
  .filter((file) => CODE.test(file) && !GENERATED.test(file))
  .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1 }))

describe('the tree of CONTRIBUTING.md', () => {
  it('names every folder at the top', () => {
    const top = new Set([...foldersIn('')].filter((name) => !name.startsWith('.')))
    expect(new Set(named.map((name) => name.split('/')[0]))).toEqual(top)
  })

  it.each(['apps/', 'packages/'])('names everything in %s', (folder) => {
    expect(drawnUnder(folder)).toEqual(foldersIn(folder))
  })

  it.each([...foldersIn('apps/')])('names every folder of apps/%s/src', (app) => {
    const row = rows.find((one) => one.startsWith(`apps/${app} `)) ?? ''
    const drawn = new Set([...row.matchAll(/\bsrc\/([\w-]+)/g)].map(([, name]) => name))
    expect(drawn).toEqual(foldersIn(`apps/${app}/src/`))
  })

  it('has no drawers', () => {
    const drawers = files.filter((file) => /(^|\/)(utils?|misc|helpers?|common|shared|site)\//.test(file))
    expect(drawers).toEqual([])
  })
})

describe('the size of files', () => {
  it('none is longer than 300 lines', () => {
    expect(lengths.filter(({ lines }) => lines > 300)).toEqual([])
  })

  it('half of them have at most 60 lines', () => {
    const sorted = lengths.map(({ lines }) => lines).toSorted((one, other) => one - other)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(60)
  })

  it('no import climbs four levels', () => {
    const climbs = files.filter(
      (file) => /\.tsx?$/.test(file) && /from '(?:\.\.\/){4}/.test(readFileSync(join(ROOT, file), 'utf8')),
    )
    expect(climbs).toEqual([])
  })
})
