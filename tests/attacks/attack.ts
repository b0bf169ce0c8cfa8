import type { EntryPoint } from './entry-points.ts'
import type { AttackedShop } from './shop/attacked-shop.ts'

/** What the attacker reached, as a line of evidence. */
export type Harm = string

/** One door of the shop that is under attack. */
export type Target = { entryPoint: EntryPoint; port: number; shop: AttackedShop }

/** One reproduction of a finding. It prepares its own people, goods and orders, and acts as a stranger could. */
export type Attack = {
  /** The finding's name in the security review: C1, H3, Low, Held, Untried. */
  finding: string
  title: string
  entryPoints: readonly EntryPoint[]
  /** Why the other entry points make no sense for it. */
  notElsewhere?: string
  /** Answers the harm that was done, or null where the shop held. */
  run: (target: Target) => Promise<Harm | null>
}

/** Joins the harms of several tries into one; null where none did harm. */
export function allHarms(harms: readonly (Harm | null)[]): Harm | null {
  const done = harms.filter((harm) => harm !== null)
  return done.length > 0 ? done.join('; ') : null
}
