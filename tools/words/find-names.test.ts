import { describe, expect, it } from 'vitest'
import { findInNames, findInPath, unusedLines } from './find-names.ts'
import { scanScript } from './scan-script.ts'

const inSource = (source: string) =>
  findInNames('apps/a.ts', scanScript(source).names, []).map(({ name, line }) => `${line} ${name}`)
const inPath = (file: string) => findInPath(file, []).map(({ name }) => name)

describe('a name', () => {
  it.each([
    ['openBackRoom'],
    ['PAYMENT_ROOM'],
    ['order_desk'],
    ['isToldOfCard'],
    ['loadOwnOrder'],
    ['inTurn'],
  ])('%s has a word of the list', (name) => {
    expect(inSource(`\n${name}`)).toEqual([`2 ${name}`])
  })

  it.each([
    ['roomy'],
    ['gateway'],
    ['Object.hasOwn'],
    ['cardTransfer'],
    ['turnInto'],
    ['own'],
    ["'backRoom'"],
  ])('%s has none', (source) => {
    expect(inSource(source)).toEqual([])
  })

  it('is allowed by its line, or by its folder', () => {
    const names = scanScript('IsInDoubt').names
    expect(findInNames('a.ts', names, [{ name: 'IsInDoubt', reason: 'wire' }])).toEqual([])
    expect(findInNames('b/a.ts', names, [{ under: 'b/', reason: 'wire' }])).toEqual([])
    expect(findInNames('c/a.ts', names, [{ under: 'b/', reason: 'wire' }])).toHaveLength(1)
  })
})

it('a line that allows nothing is named', () => {
  const [needed, idle] = [
    { name: 'backRoom', reason: 'wire' },
    { name: 'frontDoor', reason: 'wire' },
  ]
  findInNames('a.ts', scanScript('backRoom frontDoor').names, [needed, idle])
  expect(unusedLines([needed, idle])).toEqual([idle])
})

describe('a path', () => {
  it('is read folder by folder, without endings', () => {
    expect(inPath('apps/price-desk/back-room.db.test.ts')).toEqual(['price-desk', 'back-room'])
  })

  it('has no drawers', () => {
    expect(inPath('apps/src/site/common-password.ts')).toEqual(['site'])
  })
})
