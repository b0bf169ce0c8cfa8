import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isElsewhere, ports, SERVICES_DIR } from './settings.ts'

const cli = (...args: string[]) =>
  spawnSync('redis-cli', ['-p', String(ports.redis), ...args], { encoding: 'utf8' })

/** Redis keeps nothing on disk: all it holds may be lost at any moment. */
export function startRedis(): void {
  if (isElsewhere.redis || isRedisRunning()) return
  const dir = join(SERVICES_DIR, 'redis')
  mkdirSync(dir, { recursive: true })
  const settings = [
    '--port',
    String(ports.redis),
    '--bind',
    '127.0.0.1',
    '--dir',
    dir,
    '--save',
    '',
    '--appendonly',
    'no',
  ]
  const log = ['--logfile', join(dir, 'server.log'), '--daemonize', 'yes', '--maxmemory', '256mb']
  const started = spawnSync('redis-server', [...settings, ...log], { encoding: 'utf8' })
  if (started.status !== 0) throw new Error(`redis-server failed: ${started.stderr}`)
  const deadline = Date.now() + 10_000
  while (!isRedisRunning())
    if (Date.now() > deadline) throw new Error('redis-server did not answer within 10 s')
}

export function stopRedis(): void {
  if (!isElsewhere.redis && isRedisRunning()) cli('shutdown', 'nosave')
}

export function isRedisRunning(): boolean {
  return cli('ping').stdout?.trim() === 'PONG'
}
