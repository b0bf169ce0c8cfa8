import { describe, expect, it } from 'vitest'
import { catalogue, messageKeys } from './keys.ts'

describe('Persian texts', () => {
  it('are written with Persian letters and digits', () => {
    expect(textsMatching(/[يكةە٠-٩0-9]/), 'use ی ک ه and ۰–۹ in these texts').toEqual([])
  })

  it('keep their half-spaces', () => {
    const loose = /(^|\s)(ن?می) |\s(ها|های|تر|ترین)([\s.،؛!؟»]|$)|\u200c(\s|$)|\s\u200c|\u200c{2}/
    expect(textsMatching(loose), 'write a half-space (U+200C) in these texts').toEqual([])
  })

  it('use Persian punctuation without stray spaces', () => {
    const stray = /[,;?]|\.{3}|^\s|\s$|[^\S\n]{2}|\n{3}|\s[.،؛!؟:»]|«\s/
    expect(textsMatching(stray), 'use ، ؛ ؟ … and remove stray spaces in these texts').toEqual([])
  })
})

function textsMatching(flaw: RegExp): string[] {
  const texts = messageKeys.map((key) => `${key}: ${catalogue[key].fa}`)
  return texts.filter((text) => flaw.test(text.slice(text.indexOf(': ') + 2).replace(/\{\w+\}/g, 'x')))
}
