import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SERVICES_DIR } from '../../tools/services/settings.ts'

/** A Varnish that knows one answer by heart: the most that the machine's Varnish can give for these bytes. */
export function startBareVarnish(port: number, body: string): { url: string; stop: () => void } {
  const folder = join(SERVICES_DIR, 'bare-varnish')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'body.html'), body)
  writeFileSync(join(folder, 'bare.vcl'), bareRules(join(folder, 'body.html')))
  const pidFile = join(folder, 'varnish.pid')
  const { status, stderr } = spawnSync(
    'varnishd',
    [
      ...['-n', join(folder, 'run'), '-P', pidFile, '-f', join(folder, 'bare.vcl')],
      ...['-a', `127.0.0.1:${port}`, '-s', 'malloc,64m'],
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`varnishd did not start: ${stderr}`)
  const pid = Number(readFileSync(pidFile, 'utf8'))
  return { url: `http://127.0.0.1:${port}/`, stop: () => process.kill(pid, 'SIGTERM') }
}

const bareRules = (file: string) => `vcl 4.1;
import std;
backend none none;
sub vcl_recv { return (synth(200)); }
sub vcl_synth {
  set resp.http.Content-Type = "text/html; charset=utf-8";
  set resp.body = std.fileread("${file}");
  return (deliver);
}
`
