import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../services/settings.ts'

const INSTALL = join(ROOT, 'docs/guides/install.md')

function commandsOf(guide: string, where: 'server' | 'workstation') {
  return spawnSync(join(ROOT, 'ops/guide-commands'), [guide, where], { encoding: 'utf8' })
}

function guideWith(...lines: string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'guide-')), 'guide.md')
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}

describe('the commands of the install guide', () => {
  it('make a release where releases are made: step 1 is run', () => {
    const { status, stdout, stderr } = commandsOf(INSTALL, 'workstation')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toBe('pnpm install\npnpm release releases\n')
  })

  it('install it on the server, and are all of those that the guide does not excuse', () => {
    const { status, stdout } = commandsOf(INSTALL, 'server')
    expect(status).toBe(0)
    expect(stdout).toContain('rasteh migrate\n')
    expect(stdout).toContain('systemctl start rasteh-backup.service\n')
    expect(stdout).not.toContain('scp ')
  })

  it('fail when a block does not say whether it is run', () => {
    const guide = guideWith('# A guide', '', '```', 'rm -r /', '```')
    const { status, stdout, stderr } = commandsOf(guide, 'server')
    expect(status).not.toBe(0)
    expect(stdout).toBe('')
    expect(stderr).toContain('guide.md:3: this block is not marked')
  })

  it('fail when a block is excused without a reason', () => {
    expect(commandsOf(guideWith('```sh not run:', 'true', '```'), 'server').status).not.toBe(0)
    expect(commandsOf(guideWith('```sh not run: it is an example', 'true', '```'), 'server').status).toBe(0)
  })
})
