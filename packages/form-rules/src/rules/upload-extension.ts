/** What the simple picture upload accepts. */
export const IMAGE_EXTENSIONS: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'webp']

/** Says whether a file's last extension is in the list, which may be written with dots or without, in any case. */
export function hasAllowedExtension(fileName: string, allowed: readonly string[]): boolean {
  const extension = extensionOf(fileName)
  return (
    extension !== undefined &&
    allowed.some((entry) => entry.trim().replace(/^\./, '').toLowerCase() === extension)
  )
}

function extensionOf(fileName: string): string | undefined {
  return /[^.]\.([^.]+)$/.exec(fileName.trim())?.[1]?.toLowerCase()
}
