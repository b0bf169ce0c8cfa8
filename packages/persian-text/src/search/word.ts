import type { RunKind } from './split-runs.ts'

/** A word of a text: written as one, and the parts that a half-space or a hyphen shows in it. */
export type Word = { readonly token: string; readonly parts: readonly string[]; readonly kind: RunKind }
