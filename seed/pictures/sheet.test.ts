import { describe, expect, it } from 'vitest'
import { mulberry32 } from '../random.ts'
import { newSheet, repeated } from './sheet.ts'

describe('a sheet', () => {
  it('keeps equal gradients once', () => {
    const sheet = newSheet(mulberry32(1))
    expect(sheet.down('#ffffff', '#000000')).toBe(sheet.down('#ffffff', '#000000'))
    expect(sheet.definitions().match(/<linearGradient/g)).toHaveLength(1)
  })

  it('spreads stops evenly unless they say where they stand', () => {
    const sheet = newSheet(mulberry32(1))
    sheet.across('#111111', '#222222@.5', '#333333 80')
    expect(sheet.definitions()).toContain('<stop offset="0.5" stop-color="#222222" stop-opacity=".5"/>')
    expect(sheet.definitions()).toContain('<stop offset="0.8" stop-color="#333333"/>')
  })

  it('writes a repeated drawing once and uses it at every place', () => {
    const sheet = newSheet(mulberry32(1))
    const uses = repeated(sheet, '<path/>', ['rotate(1)', 'rotate(2)'])
    expect(uses.match(/<use /g)).toHaveLength(2)
    expect(sheet.definitions().match(/<path\/>/g)).toHaveLength(1)
  })
})
