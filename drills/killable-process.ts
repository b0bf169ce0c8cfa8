import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

export type KillableProcess = {
  /** Ends it without a word, as a machine does that loses its power. */
  kill: () => void
  /** Asks it to end, as an update does, and waits until it is there again. */
  restart: () => Promise<void>
  /** Lets it stay dead. */
  stop: () => Promise<void>
  deaths: () => number
}

type Options = {
  file: string
  /** The folder it runs in; this process's own without it. */
  cwd?: string
  /** The environment of each life; drills let some lives end at a named point. */
  env: (life: number) => Record<string, string>
  /** What it prints when it is ready; nothing to wait for without it. */
  ready?: RegExp
  /** What it says of its failures is not shown: a drill that takes its servers away knows. */
  quiet?: boolean
}

/** A process that is started again whenever it dies, like a service under systemd. */
export async function startKillable({
  file,
  cwd,
  env,
  ready,
  quiet = false,
}: Options): Promise<KillableProcess> {
  let child: ChildProcess
  let lives = 0
  let isStopping = false
  let born = Promise.resolve()
  async function live() {
    lives += 1
    child = spawn(process.execPath, [file], {
      cwd,
      stdio: ['ignore', 'pipe', quiet ? 'ignore' : 'inherit'],
      env: { ...process.env, ...env(lives) },
    })
    child.once('exit', () => {
      if (isStopping) return
      born = setTimeout(200).then(live)
    })
    let log = ''
    while (ready && child.exitCode === null && !ready.test(log)) {
      const part = await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')])
      log += String(part[0])
    }
    child.stdout?.resume()
  }
  await live()
  // A drill that breaks leaves no process behind that would hold its ports.
  process.once('exit', () => child.kill('SIGKILL'))
  return {
    kill: () => void child.kill('SIGKILL'),
    deaths: () => lives - 1,
    async restart() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await born
    },
    async stop() {
      isStopping = true
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null
      child.kill('SIGTERM')
      await ended
    },
  }
}
