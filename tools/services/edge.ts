import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ports, ROOT, SERVICES_DIR } from './settings.ts'
import { trustedProxiesVcl } from './trusted-proxies-vcl.ts'

export type Edge = {
  /** Names its folder, so that several can run side by side. */
  name: string
  port: number
  /** Where purges come in. */
  purgePort: number
  storefrontPorts: readonly number[]
  dashboardPorts: readonly number[]
  shopApiPorts: readonly number[]
  /** Proxies before the edge whose word about the visitor is believed; none without it. */
  trustedProxies?: string
  /** How long a process may take to say that it is well, in place of two seconds. */
  probeTimeout?: string
  memory?: string
}

/** The edge in front of `pnpm dev`. */
export const devEdge: Edge = {
  name: 'edge',
  port: ports.edge,
  purgePort: ports.edgePurge,
  storefrontPorts: [ports.devPages],
  dashboardPorts: [ports.devDashboard],
  shopApiPorts: [ports.devShopApi],
}

/** What an edge of a test, drill or bench has in common: ports that `pnpm dev` does not use. */
export const spareEdge = { port: ports.spareEdge, purgePort: ports.spareEdgePurge }

const OPS = join(ROOT, 'ops', 'varnish')
const folderOf = ({ name }: Edge) => join(SERVICES_DIR, name)
const pidFile = (edge: Edge) => join(folderOf(edge), 'varnish.pid')

/** Starts Varnish with the shop's own rules; only where its backends listen is written for this machine. */
export function startEdge(edge: Edge): void {
  if (isEdgeRunning(edge)) return
  const folder = folderOf(edge)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'backends.vcl'), backendsOf(edge))
  writeFileSync(join(folder, 'trusted-proxies.vcl'), trustedProxiesVcl(edge.trustedProxies ?? ''))
  for (const file of ['shop.vcl', 'unreachable.vcl']) copyFileSync(join(OPS, file), join(folder, file))
  const log = openSync(join(folder, 'server.log'), 'w')
  const started = spawnSync(
    'varnishd',
    [
      ...['-n', join(folder, 'run'), '-P', pidFile(edge), '-f', join(folder, 'shop.vcl')],
      ...['-a', `visitors=127.0.0.1:${edge.port}`, '-a', `purge=127.0.0.1:${edge.purgePort}`],
      ...['-p', `vcl_path=${folder}`, ...EDGE_PARAMETERS, '-s', `malloc,${edge.memory ?? '128m'}`],
    ],
    { stdio: ['ignore', log, log] },
  )
  if (started.status === 0) return
  const said = readFileSync(join(folder, 'server.log'), 'utf8')
  throw new Error(
    `varnishd did not start (when it is missing: apt-get install varnish varnish-modules): ${said}`,
  )
}

/** Pages come compressed from their processes, brotli among them, which Varnish itself does not know. */
const EDGE_PARAMETERS = ['-p', 'http_gzip_support=off', '-p', 'timeout_idle=60']

/** Ends it and waits until it is gone: an edge that is still ending would be taken for a running one. */
export function stopEdge(edge: Edge): void {
  const pid = pidOf(edge)
  if (pid === null || !isEdgeRunning(edge)) return
  process.kill(pid, 'SIGTERM')
  const clock = new Int32Array(new SharedArrayBuffer(4))
  for (let turn = 0; turn < 200 && isEdgeRunning(edge); turn++) Atomics.wait(clock, 0, 0, 50)
}

export function isEdgeRunning(edge: Edge): boolean {
  const pid = pidOf(edge)
  if (pid === null) return false
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function pidOf(edge: Edge): number | null {
  return existsSync(pidFile(edge)) ? Number(readFileSync(pidFile(edge), 'utf8')) : null
}

/** ops/varnish/backends.vcl for these ports, in place of those of a server's own. */
export function backendsOf(edge: Edge): string {
  const { storefrontPorts, dashboardPorts, shopApiPorts, probeTimeout = '2s' } = edge
  const example = readFileSync(join(OPS, 'backends.vcl'), 'utf8')
  const [head = ''] = example.replace('.timeout = 2s', `.timeout = ${probeTimeout}`).split('\nbackend ')
  const directors = [
    { director: 'storefront', backends: storefrontPorts, firstByte: '65s' },
    { director: 'dashboard', backends: dashboardPorts, firstByte: '120s' },
    { director: 'shop_api', backends: shopApiPorts, firstByte: '65s' },
  ]
  return [
    head,
    ...directors.flatMap(({ director, backends, firstByte }) =>
      backends.map((port, index) => backend(`${director}_${index + 1}`, port, firstByte)),
    ),
    'sub vcl_init {',
    ...directors.flatMap(({ director, backends }) => [
      `    new ${director} = directors.round_robin();`,
      ...backends.map((_, index) => `    ${director}.add_backend(${director}_${index + 1});`),
    ]),
    '}',
    'sub name_scheme { set req.http.X-Forwarded-Proto = "http"; }',
    '',
  ].join('\n')
}

function backend(name: string, port: number, firstByte: string): string {
  const settings = [
    '.host = "127.0.0.1";',
    `.port = "${port}";`,
    '.connect_timeout = 1s;',
    `.first_byte_timeout = ${firstByte};`,
    '.probe = is_ready;',
  ]
  return `backend ${name} {\n${settings.map((line) => `    ${line}`).join('\n')}\n}`
}
