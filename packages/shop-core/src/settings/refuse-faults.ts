import type { Form } from './forms.ts'

type Environment = Readonly<Record<string, string | undefined>>

type Wanted = {
  required: readonly string[]
  /** How settings must look that are given. */
  forms: Readonly<Record<string, Form>>
  /** Readers of whole groups (banks, mail) that throw what they miss. */
  groups?: readonly (() => unknown)[]
}

/** Ends a process for good: its supervisor must not start it again until its settings are corrected (EX_CONFIG of sysexits). */
export const EXIT_BAD_SETTINGS = 78

/** Settings that a process cannot start with. Its message names them all, and no value: many are secrets. */
export class SettingsFault extends Error {
  override name = 'SettingsFault'
}

/** Throws one message with everything that is missing, malformed or meant for development only. */
export function refuseFaults(app: string, env: Environment, { required, forms, groups = [] }: Wanted): void {
  const missing = required.filter((name) => !env[name])
  const faults = [
    ...(missing.length > 0 ? [`set ${missing.join(', ')}`] : []),
    ...Object.entries(forms).flatMap(([name, form]) => {
      const value = env[name]
      return value && !form.isRight(value) ? [`${name} ${form.words}`] : []
    }),
    ...knownSecrets(env),
    ...faultsInPublic(env),
    ...groups.flatMap(faultOf),
  ]
  if (faults.length === 0) return
  const list = faults.map((fault) => `  - ${fault}`).join('\n')
  throw new SettingsFault(`${app} cannot start:\n${list}\n(see docs/guides/settings.md)`)
}

/** Reads settings, or hands the message of a fault to the function that ends the process; other errors go on. */
export function readOrEnd<Settings>(read: () => Settings, end: (message: string) => never): Settings {
  try {
    return read()
  } catch (error) {
    if (error instanceof SettingsFault) return end(error.message)
    throw error
  }
}

/** Secrets of development are public: they are refused on an address that others can reach. */
const KNOWN = [
  { name: /^RASTEH_SECRET$/, value: /development|example|change.?me/i },
  { name: /^DATABASE_\w+_URL$/, value: /rasteh-dev/ },
  { name: /^RASTEH_(FILE|SEAL)_KEYS$/, value: /(^|\s)dev:/ },
  { name: /^RASTEH_SEAL_OLD_SECRET$/, value: /development|example|change.?me/i },
] as const
const FOR_TRYING_ONLY = ['DRILL_CRASH_AT', 'RASTEH_PARTS_PAGE']
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Only this machine itself calls the shop by such an address. */
const isLocal = (origin: string) => URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname)

/** Secrets of development, under an address that others can reach: refused however the process was built. */
function knownSecrets(env: Environment): string[] {
  if (isLocal(env.RASTEH_ORIGIN ?? '')) return []
  return Object.entries(env)
    .filter(([name, value = '']) => KNOWN.some((one) => one.name.test(name) && one.value.test(value)))
    .map(([name]) => `${name} is one of development: make your own`)
}

/** A built shop under an address that others can reach must be safe for them. */
function faultsInPublic({ RASTEH_ORIGIN: origin = '', ...env }: Environment): string[] {
  if (env.NODE_ENV !== 'production' || !URL.canParse(origin) || isLocal(origin)) return []
  return [
    ...(origin.startsWith('https:')
      ? []
      : ['RASTEH_ORIGIN must begin with https, or cookies travel in the open']),
    ...FOR_TRYING_ONLY.filter((name) => env[name]).map((name) => `${name} is for trying only: take it out`),
  ]
}

function faultOf(group: () => unknown): string[] {
  try {
    group()
    return []
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    return [said.replace(/^[\w-]+ cannot start: /, '').replace(/ \(see docs\/guides\/settings\.md\)$/, '')]
  }
}
