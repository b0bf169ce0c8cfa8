import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { partialAddress, RenderPartialQuery, toWantedPartial } from './links.ts'
import { PATHS } from './paths.ts'

const query = { Action: 'RenderPartial', ModuleId: 410, ParentId: 'item-3', PartialName: 'Gallery' } as const

describe('the partial call', () => {
  it('is read in the shop’s own words', () => {
    expect(Value.Check(RenderPartialQuery, query)).toBe(true)
    expect(toWantedPartial(query)).toEqual({ moduleId: 410, parentId: 'item-3', partialName: 'Gallery' })
  })

  it.each([
    { ...query, Action: 'Delete' },
    { ...query, PartialName: '../secret' },
    { ...query, ParentId: '' },
    { ...query, ModuleId: 0 },
  ])('does not take %j', (wire) => {
    expect(Value.Check(RenderPartialQuery, wire)).toBe(false)
  })

  it('is made with its query encoded [S7.20 S7.21 S7.22 S7.23]', () => {
    const address = partialAddress(PATHS.links, { moduleId: 410, parentId: 'a&b', partialName: 'Gallery' })
    expect(address).toBe(
      '/DesktopModules/Links/handlers/AjaxHandler.ashx?Action=RenderPartial&ModuleId=410&ParentId=a%26b&PartialName=Gallery',
    )
  })
})
