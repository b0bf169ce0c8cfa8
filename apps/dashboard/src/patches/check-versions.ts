import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { patches } from './all.ts'
import type { Patch } from './patch.ts'

type VersionOf = (packageName: string) => string

/** What is wrong with the installed versions, a sentence a patch; an empty list: nothing. */
export function versionFaults(list: readonly Patch[], versionOf: VersionOf): string[] {
  return list.flatMap(({ name, writtenFor }) =>
    Object.entries(writtenFor)
      .filter(([packageName, version]) => versionOf(packageName) !== version)
      .map(
        ([packageName, version]) =>
          `${packageName} is ${versionOf(packageName)}, and src/patches/${name}.ts is written for ${version}: look whether the patch still applies, run its test, then write the new version there.`,
      ),
  )
}

/** Stops a build whose packages are not those that the patches are written for. */
export function checkPatchVersions(appFolder: string): void {
  const faults = versionFaults(patches, (packageName) => installedVersion(appFolder, packageName))
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

export function installedVersion(appFolder: string, packageName: string): string {
  const manifest = readFileSync(join(appFolder, 'node_modules', packageName, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
