import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'
import { heedLateAnswers, lateAnswersAlias, lateAnswersRules } from './late-answers.ts'
import { takeAnswer } from './late-answers-merge.ts'
import { platformScripts } from './platform-files.ts'

const APP = join(import.meta.dirname, '../..')
const built = platformScripts('@payloadcms/ui/dist/exports/client/index.js')

describe("the built file of the content platform's forms", () => {
  it('says with each answer to which state it is, and leaves it to our function', () => {
    const changed = heedLateAnswers(built)
    expect(changed).toMatch(/type:"MERGE_SERVER_STATE",sentState:([\w$]+),prevStateRef/)
    expect(changed).toMatch(/return takeAnswer\(\{sent:(\w+)\.sentState,held:\w+,merged:\w+,seen:\w+\}\)/)
    expect(changed).toContain("import { takeAnswer } from 'rasteh-late-answers'")
    expect(built).not.toContain('takeAnswer')
  })

  it('keeps every refused save as one that may be sent again', () => {
    const refused = /ge\(!1\),J\(!0\),([\w$]+)\(!0\),[\w$]+\._status==="draft"&&\([\w$]+\|\|J\(!1\)\)/
    expect(heedLateAnswers(built)).toMatch(refused)
    expect(built).not.toMatch(refused)
  })

  it('is not built otherwise: then the build ends', () => {
    expect(() => heedLateAnswers(built.replaceAll('prevStateRef', 'seenRef'))).toThrow('found 0 places')
    expect(() => heedLateAnswers(built + built)).toThrow('found 2 places')
  })

  it('is changed by files that exist', () => {
    const files = Object.values(lateAnswersAlias).map((file) => join(APP, file))
    const loaders = Object.values(lateAnswersRules).flatMap((rule) => ('loaders' in rule ? rule.loaders : []))
    expect(loaders).toHaveLength(1)
    for (const file of [...files, ...loaders]) expect(existsSync(String(file))).toBe(true)
  })
})

describe('an answer of the server', () => {
  const before: FormState = { title: { value: 'پیش' } }
  const held: FormState = { title: { value: 'پس', valid: false, errorMessage: 'نمی‌شود' } }
  const merged: FormState = { title: { value: 'پس', valid: true }, rows: { value: 1 } }

  it.each([
    ['to what the form holds', held],
    ['to a save', undefined],
  ])('%s is taken whole, and the server has seen it', (_, sent) => {
    const seen = { current: before }
    expect(takeAnswer({ sent, held, merged, seen })).toBe(merged)
    expect(seen.current).toBe(merged)
  })

  it('to an older state leaves the newer one unseen, and what is refused stays refused', () => {
    const seen = { current: before }
    expect(takeAnswer({ sent: before, held, merged, seen })).toEqual({
      title: { value: 'پس', valid: false, errorMessage: 'نمی‌شود' },
      rows: { value: 1 },
    })
    expect(seen.current).toBe(before)
  })

  it('to an older state refuses nothing that the form no longer has', () => {
    const gone = takeAnswer({ sent: before, held, merged: {}, seen: { current: before } })
    expect(gone).toEqual({})
  })
})
