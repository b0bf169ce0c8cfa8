import { describe, expect, it } from 'vitest'
import { readWantedPartial } from './links-query.ts'

const read = (query: string) => readWantedPartial(new URLSearchParams(query))

describe('the query of a partial', () => {
  it('is read', () => {
    expect(read('Action=RenderPartial&ModuleId=7&ParentId=a%26b&PartialName=More')).toEqual({
      moduleId: 7,
      parentId: 'a&b',
      partialName: 'More',
    })
  })

  it.each([
    '',
    'Action=Delete&ModuleId=7&ParentId=a&PartialName=More',
    'Action=RenderPartial&ModuleId=7e1&ParentId=a&PartialName=More',
    'Action=RenderPartial&ModuleId=0&ParentId=a&PartialName=More',
    'Action=RenderPartial&ModuleId=7&PartialName=More',
    'Action=RenderPartial&ModuleId=7&ParentId=a&PartialName=../x',
  ])('is refused: %s', (query) => {
    expect(read(query)).toBeNull()
  })
})
