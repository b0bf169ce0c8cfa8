import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

export type MortalProcess = {
  /** Ends it without a word, as a machine does that loses its power. */
  kill: () => void
  /** Lets it stay dead. */
  stop: () => Promise<void>
  deaths: () => number
}

type Options = {
  file: string
  /** The environment of each life; drills let some lives end at a named point. */
  env: (life: number) => Record<string, string>
  /** What it prints when it is ready; nothing to wait for without it. */
  ready?: RegExp
}

/** A process that is started again whenever it dies, like a service under systemd. */
export async function startMortal({ file, env, ready }: Options): Promise<MortalProcess> {
  let child: ChildProcess
  let lives = 0
  let isStopping = false
  async function live() {
    lives += 1
    child = spawn(process.execPath, [file], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env(lives) },
    })
    child.once('exit', async () => {
      if (isStopping) return
      await setTimeout(200)
      await live()
    })
    let log = ''
    while (ready && child.exitCode === null && !ready.test(log)) {
      const part = await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')])
      log += String(part[0])
    }
    child.stdout?.resume()
  }
  await live()
  return {
    kill: () => void child.kill('SIGKILL'),
    deaths: () => lives - 1,
    async stop() {
      isStopping = true
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null
      child.kill('SIGTERM')
      await ended
    },
  }
}
