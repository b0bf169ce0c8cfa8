import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bareEnvironment } from '../processes/bare-environment.ts'
import { ROOT } from '../services/settings.ts'
import type { Raise } from './groups.ts'
import { raiseManifest, raisePatch } from './raise-versions.ts'
import type { Step } from './steps.ts'

/** What is committed, in a temporary folder with services on ports of its own. */
export type Copy = {
  raise: (raises: readonly Raise[]) => void
  run: (step: Step) => Promise<{ isWell: boolean; said: string }>
  /** Stops what was started in it and removes it. */
  remove: () => void
}

export function makeCopy(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-check-'))
  // Servers that run as users of their own read their files in it.
  chmodSync(folder, 0o755)
  const clone = join(folder, 'rasteh')
  execFileSync('git', ['clone', '--quiet', ROOT, clone])
  const place = { cwd: clone, env: bareEnvironment() }
  let running: ReturnType<typeof spawn> | null = null
  return {
    raise(raises) {
      rewrite(clone, '{package.json,*/package.json,{apps,packages}/*/package.json}', (text) =>
        raiseManifest(text, raises),
      )
      rewrite(clone, 'apps/dashboard/src/patches/*.ts', (text) => raisePatch(text, raises))
    },
    run({ command: [program = '', ...args] }) {
      // In a group of its own, so that all of it can be ended.
      const child = spawn(program, args, { ...place, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
      running = child
      let said = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)))
      return new Promise((done) => {
        child.once('error', (error) => done({ isWell: false, said: `${said}\n${error.message}` }))
        child.once('close', (code) => done({ isWell: code === 0, said }))
      })
    },
    remove() {
      if (running?.exitCode === null) endGroup(running.pid)
      spawnSync('pnpm', ['services', 'stop'], { ...place, stdio: 'ignore' })
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function rewrite(clone: string, pattern: string, change: (text: string) => string): void {
  for (const file of globSync(pattern, { cwd: clone })) {
    const path = join(clone, file)
    const text = readFileSync(path, 'utf8')
    const changed = change(text)
    if (changed !== text) writeFileSync(path, changed)
  }
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // All of it has ended.
  }
}
