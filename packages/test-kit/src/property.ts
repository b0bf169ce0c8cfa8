export type PropertyRuns = { numRuns: number; seed: number }

/** How many random cases a property test tries, and from which seed; the environment asks for the full count. */
export function propertyRuns(): PropertyRuns {
  return {
    numRuns: Number(process.env.PROPERTY_RUNS ?? 1000),
    seed: Number(process.env.PROPERTY_SEED ?? 20261115),
  }
}
