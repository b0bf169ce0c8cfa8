import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ports, SERVICES_DIR } from '../tools/services/settings.ts'

const port = String(ports.drillRedis)
export const DRILL_REDIS_URL = `redis://127.0.0.1:${port}/0`

/** A Redis of the drill's own, that may be killed, stopped and filled. */
export async function startDrillRedis() {
  let server = await start()
  // A drill that breaks leaves no process behind that would hold its port.
  process.once('exit', () => server.kill('SIGKILL'))
  return {
    command,
    /** As a machine that loses its power. */
    kill: () => end(server, 'SIGKILL'),
    async startAgain() {
      server = await start()
    },
    /** It keeps its connections and answers nothing. */
    async stall(ms: number) {
      server.kill('SIGSTOP')
      await setTimeout(ms)
      server.kill('SIGCONT')
    },
    stop: () => end(server, 'SIGTERM'),
  }
}

async function start(): Promise<ChildProcess> {
  const dir = join(SERVICES_DIR, 'redis-drill')
  mkdirSync(dir, { recursive: true })
  const server = spawn(
    'redis-server',
    [
      ...['--port', port, '--bind', '127.0.0.1', '--dir', dir, '--logfile', join(dir, 'server.log')],
      ...['--save', '', '--appendonly', 'no', '--enable-debug-command', 'local'],
    ],
    { stdio: 'ignore' },
  )
  while ((await command('ping')) !== 'PONG') {
    if (server.exitCode !== null) throw new Error(`redis-server ended with ${server.exitCode}`)
    await setTimeout(20)
  }
  return server
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

/** One command, as redis-cli sends it; its answer as text. */
async function command(...words: string[]): Promise<string> {
  const cli = spawn('redis-cli', ['-p', port, ...words], { stdio: ['ignore', 'pipe', 'ignore'] })
  const parts: string[] = []
  cli.stdout.on('data', (part) => parts.push(String(part)))
  await once(cli, 'close')
  return parts.join('').trim()
}
