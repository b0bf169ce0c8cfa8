import type { Raise } from './groups.ts'

/** A package.json with the packages of the groups at their new versions; everything else stays as it is written. */
export function raiseManifest(manifest: string, raises: readonly Raise[]): string {
  return manifest.replaceAll(
    /"([^"\s]+)": "(\d+\.\d+\.\d+[^"]*)"/g,
    (line, name: string) => raised(raises, name, (version) => `"${name}": "${version}"`) ?? line,
  )
}

/**
 * A file of the dashboard's patches, written for the new versions: in the copy the build must not stop at the number, so
 * that the tests say whether the patch still applies.
 */
export function raisePatch(source: string, raises: readonly Raise[]): string {
  return source.replaceAll(
    /(?<=writtenFor: \{[^}]*)('?)(@?[\w/-]+)\1: '\d+\.\d+\.\d+[^']*'/g,
    (part, quote: string, name: string) =>
      raised(raises, name, (version) => `${quote}${name}${quote}: '${version}'`) ?? part,
  )
}

function raised(raises: readonly Raise[], name: string, write: (version: string) => string): string | null {
  const raise = raises.find(({ group }) => group.has(name))
  return raise ? write(raise.version) : null
}
