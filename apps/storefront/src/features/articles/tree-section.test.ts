import { describe, expect, it } from 'vitest'
import { toTreeSection } from './tree-section.ts'

const page = (id: number, path: string) => ({ id, path, title: path })
const company = page(1, 'company')
const about = page(2, 'company/about')
const history = page(3, 'company/history')
const team = page(4, 'company/about/team')
const none = { above: [], beside: [], below: [] }

describe('the menu of a section', () => {
  it('is not there for a page that is alone', () => {
    expect(toTreeSection({ ...company, parentId: null }, none)).toBeNull()
  })

  it('lists what is below a page at the top', () => {
    const section = toTreeSection({ ...company, parentId: null }, { ...none, below: [about, history] })
    expect(section).toEqual({ top: company, pages: [about, history], below: [] })
  })

  it('lists what is beside a page under its parent, and what is below it', () => {
    const tree = { above: [company], beside: [about, history], below: [team] }
    expect(toTreeSection({ ...about, parentId: 1 }, tree)).toEqual({
      top: company,
      pages: [about, history],
      below: [team],
    })
  })

  it('does not name a parent that nobody may see, nor the one above it in its place', () => {
    const tree = { above: [company], beside: [team], below: [] }
    expect(toTreeSection({ ...team, parentId: 2 }, tree)?.top).toBeNull()
  })

  it('names a draft in its own preview', () => {
    const section = toTreeSection({ ...history, parentId: 1 }, { ...none, above: [company], beside: [about] })
    expect(section?.pages).toEqual([about, history])
  })
})
