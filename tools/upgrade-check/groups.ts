/** Packages that are released together and raised together. */
export type Group = {
  name: 'next' | 'payload' | 'react'
  /** The package whose versions stand for all of them. */
  lead: string
  has: (packageName: string) => boolean
}

export const GROUPS: readonly Group[] = [
  { name: 'next', lead: 'next', has: (name) => name === 'next' },
  { name: 'payload', lead: 'payload', has: (name) => name === 'payload' || name.startsWith('@payloadcms/') },
  { name: 'react', lead: 'react', has: (name) => name === 'react' || name === 'react-dom' },
]

/** One group at the version that it is raised to. */
export type Raise = { group: Group; version: string }

/**
 * What the command line asks for, as `package@version`; any package of a group means the whole group. A string: why
 * it cannot be done.
 */
export function readRaises(args: readonly string[]): Raise[] | string {
  const raises: Raise[] = []
  for (const arg of args) {
    const [, name = '', version = ''] = /^(@?[^@]+)@(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(arg) ?? []
    const group = GROUPS.find(({ has }) => has(name))
    if (!group) return `${arg} is not next@…, payload@… or react@… with a whole version`
    if (raises.some((raise) => raise.group === group && raise.version !== version))
      return `${group.name} is raised to two versions`
    if (!raises.some((raise) => raise.group === group)) raises.push({ group, version })
  }
  return raises
}

/** The newest version with the major of the installed one, previews left out. */
export function newestInMajor(versions: readonly string[], installed: string): string {
  const major = installed.split('.')[0]
  const released = versions.filter((one) => /^\d+\.\d+\.\d+$/.test(one) && one.split('.')[0] === major)
  return released.reduce((newest, one) => (compare(one, newest) > 0 ? one : newest), installed)
}

function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  const at = [0, 1, 2].find((part) => a?.[part] !== b?.[part])
  return at === undefined ? 0 : (a?.[at] ?? 0) - (b?.[at] ?? 0)
}
