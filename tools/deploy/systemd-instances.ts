type App = 'shop-api' | 'dashboard' | 'storefront'

/** Which units are restarted and in which order: those that are asked before those that ask them, the worker last. */
const ORDER: readonly { pattern: RegExp; app: App | null }[] = [
  { pattern: /^rasteh-shop-api@\d+\.service$/, app: 'shop-api' },
  { pattern: /^rasteh-dashboard@\d+\.service$/, app: 'dashboard' },
  { pattern: /^rasteh-storefront@\d+\.service$/, app: 'storefront' },
  { pattern: /^rasteh-worker\.service$/, app: null },
]

/** The shop's processes in a list that `systemctl list-units --plain` wrote, in the order of a rolling restart. */
export function instancesOf(listed: string): { unit: string; app: App | null }[] {
  const units = listed.split('\n').flatMap((line) => line.trim().split(/\s+/)[0] ?? [])
  return ORDER.flatMap(({ pattern, app }) =>
    units.filter((unit) => pattern.test(unit)).map((unit) => ({ unit, app })),
  )
}

type Environment = Readonly<Record<string, string | undefined>>

/** Where a process says that it is ready, by the environment that it was started with: the address that it is bound to. */
export function readyUrlOf(app: App, env: Environment): string {
  const listens = {
    storefront: [env.WEB_HOST, env.PORT ?? '3000'],
    dashboard: [env.WEB_HOST, env.PORT ?? '3100'],
    'shop-api': [env.SHOP_API_HOST ?? '127.0.0.1', env.SHOP_API_PORT ?? '4000'],
  } as const
  const [host, port] = listens[app]
  return `http://${toReachable(host)}:${port}/health/ready`
}

/** The environment of a process as the kernel keeps it in /proc/<pid>/environ. */
export function parseEnvironment(text: string): Environment {
  const pairs = text
    .split('\0')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])
  return Object.fromEntries(pairs)
}

/** A process that listens everywhere is reached on this machine's own address. */
function toReachable(host = ''): string {
  if (host === '' || host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}
