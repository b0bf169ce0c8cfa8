import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../services/settings.ts'
import { findChromium } from './find-chromium.ts'

function folderWith(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'))
  for (const name of names) {
    writeFileSync(join(folder, name), '')
    chmodSync(join(folder, name), 0o755)
  }
  return folder
}

describe('the browser of this machine', () => {
  it('is the one that CHROME_PATH names', () => {
    const folder = folderWith('mine', 'chromium')
    expect(findChromium({ PATH: folder, CHROME_PATH: join(folder, 'mine') })).toBe(join(folder, 'mine'))
  })

  it.each([['chromium-headless-shell'], ['chromium'], ['chromium-browser'], ['google-chrome']])(
    'is %s on PATH',
    (name) => {
      const folder = folderWith(name)
      expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(join(folder, name))
    },
  )

  it('is asked for by name when there is none, and when CHROME_PATH is wrong', () => {
    expect(() => findChromium({ PATH: '/nowhere' })).toThrow('apt-get install chromium')
    expect(() => findChromium({ PATH: '/nowhere', CHROME_PATH: '/nowhere/chrome' })).toThrow(
      'CHROME_PATH names',
    )
  })

  it('stands at no fixed place in any file', () => {
    const fixed = ['usr', 'bin', 'chromium'].join('/')
    // git answers 1 when nothing is found.
    const { status, stdout } = spawnSync('git', ['grep', '--name-only', `/${fixed}`, '--', '*.ts', '*.tsx'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  })
})
