/** A change of how an installed package behaves, and what it was written for. */
export type Patch = {
  /** The name of its file in this folder, without the ending. */
  name: string
  /** The packages that it depends on the inside of, each with the version that it was written for. */
  writtenFor: Readonly<Record<string, string>>
  /** The issue or pull request of the package's own project; null: none was found. */
  upstream: string | null
}
