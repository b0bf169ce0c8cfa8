import { describe, expect, it } from 'vitest'
import { commentsOf, findPhrases } from './find-phrases.ts'

const linesOf = (file: string, text: string) =>
  findPhrases(file, commentsOf(file, text)).map(({ rule, line }) => `${line} ${rule.phrase}`)

describe('a phrase of the list', () => {
  it.each([
    ['a.ts', "const a = 'nobody'\n// Nobody waits.", ['2 nobody']],
    ['a.sql', "select 'whoever';\n-- it stands here", ['2 stands']],
    ['a.css', '.stands {}\n/* one\n is told */', ['3 is told']],
    ['a.yml', 'nobody: 1 # made anew', ['1 anew']],
    ['a.md', 'one `nobody` "stands"\n\nwhoever', ['3 whoever']],
    ['a.json', '"nobody"', []],
  ])('is found in the comments of %s', (file, text, expected) => {
    expect(linesOf(file, text)).toEqual(expected)
  })

  it('is found over the end of a line', () => {
    expect(linesOf('a.ts', '/**\n * The shop is\n * told.\n */')).toEqual(['2 is told'])
  })
})
