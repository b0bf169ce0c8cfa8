import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../services/settings.ts'
import { expandCommand, readCommands } from './read-commands.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

describe('the commands of a document', () => {
  it('are the lines of its blocks and what its sentences name', () => {
    const text =
      'Run `pnpm check:money`, or\n\n```sh\npnpm install # once\npnpm build && pnpm release out\n```\n\n| `pnpm drill a\\|b [x]` |\n\n```\npnpm not-a-command\n```\n'
    expect(readCommands(text)).toEqual([
      'pnpm install',
      'pnpm build',
      'pnpm release out',
      'pnpm check:money',
      'pnpm drill a|b [x]',
    ])
  })

  it('are tried in each of their forms', () => {
    expect(expandCommand('pnpm services start|stop [name]', {})).toEqual([
      'pnpm services start',
      'pnpm services stop',
    ])
    expect(expandCommand('pnpm bench <name>', { 'bench <name>': ['api', 'edge'] })).toEqual([
      'pnpm bench api',
      'pnpm bench edge',
    ])
    expect(() => expandCommand('pnpm paint <colour>', {})).toThrow('<colour> of pnpm paint')
  })

  it('name every script that the project has', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [read('README.md'), read('CONTRIBUTING.md')].flatMap(readCommands)
    const words = new Set(named.map((command) => command.split(' ')[1]))
    expect(Object.keys(scripts).filter((script) => !words.has(script))).toEqual([])
  })

  it('stand in README and CONTRIBUTING in blocks that say what they are', () => {
    const unmarked = ['README.md', 'CONTRIBUTING.md'].filter((file) =>
      read(file)
        .split('\n')
        .filter((line) => line.startsWith('```'))
        .some((line, index) => index % 2 === 0 && line === '```'),
    )
    expect(unmarked).toEqual([])
  })
})
