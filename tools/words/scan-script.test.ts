import { describe, expect, it } from 'vitest'
import { scanScript } from './scan-script.ts'

const namesOf = (source: string) => scanScript(source).names.map(({ text }) => text)

describe('the identifiers of a file', () => {
  it('leave out strings, comments and regular expressions', () => {
    expect(namesOf("const a = 'room' // desk\nconst b = /voices'/.test(\"lure\")")).toEqual([
      'const',
      'a',
      'const',
      'b',
      'test',
    ])
  })

  it('know a division from a regular expression', () => {
    expect(namesOf('total / room / (2) / desk')).toEqual(['total', 'room', 'desk'])
  })

  it('are found inside the expressions of a template, also of one in another', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source to scan
    expect(namesOf('`desk ${room ? `lure ${pulse({})}` : tail} marks` + last')).toEqual([
      'room',
      'pulse',
      'tail',
      'last',
    ])
  })

  it('are found after a closing tag', () => {
    expect(namesOf('<b>{room}</b>{desk}</b>')).toEqual(['b', 'room', 'b', 'desk', 'b'])
  })

  it('have their line', () => {
    expect(scanScript('/* one\ntwo */\n`\n`\nroom').names).toEqual([{ text: 'room', line: 5 }])
  })
})

it('comments are taken whole, with the line where they begin', () => {
  expect(scanScript("a\n// one ' two\n/** three\n four */").comments).toEqual([
    { text: "// one ' two", line: 2 },
    { text: '/** three\n four */', line: 3 },
  ])
})
