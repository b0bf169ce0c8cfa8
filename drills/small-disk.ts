import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export type SmallDisk = {
  path: string
  /** Takes every block that is free, and again what is given back meanwhile, until the disk is freed. */
  fill: () => void
  free: () => Promise<void>
  remove: () => void
}

/** A disk of so many megabytes in memory, mounted at a folder (as root), that can be full from one moment to the next. */
export function mountSmallDisk(path: string, megabytes: number, user?: string): SmallDisk {
  spawnSync('umount', [path], { stdio: 'ignore' })
  rmSync(path, { recursive: true, force: true })
  mkdirSync(path, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', path])
  if (user) execFileSync('chown', [`${user}:`, path])
  let isFull = false
  let filling = Promise.resolve()
  async function keepFull() {
    for (let part = 0; isFull; part += 1) {
      const { bavail, bsize } = statfsSync(path)
      if (bavail > 0)
        spawnSync('fallocate', ['-l', String(bavail * bsize), join(path, `ballast-${part}`)], {
          stdio: 'ignore',
        })
      await setTimeout(50)
    }
  }
  return {
    path,
    fill() {
      isFull = true
      filling = keepFull()
    },
    async free() {
      isFull = false
      await filling
      execFileSync('find', [path, '-maxdepth', '1', '-name', 'ballast-*', '-delete'])
    },
    remove() {
      isFull = false
      execFileSync('umount', ['-l', path])
    },
  }
}
