import type { Attack, Target } from './attack.ts'
import { ENTRY_POINTS, type EntryPoint } from './entry-points.ts'
import type { AttackedShop } from './shop/attacked-shop.ts'
import { NothingThere } from './shop/buying.ts'

export type Verdict = 'held' | 'FELL' | 'n/a' | 'broken'
export type Result = {
  attack: Attack
  entryPoint: EntryPoint
  verdict: Verdict
  evidence: string
  seconds: number
}

/** No attack may keep the others waiting. */
const PATIENCE_MS = 180_000

/** Runs every attack at each of its ports, one after another: they share a machine, and some of them measure time. */
export async function runAttacks(
  shop: AttackedShop,
  attacks: readonly Attack[],
  onResult: (result: Result) => void,
): Promise<Result[]> {
  const results: Result[] = []
  for (const attack of attacks)
    for (const entryPoint of ENTRY_POINTS) {
      const result = await runAt({ entryPoint, port: shop.ports[entryPoint], shop }, attack)
      results.push(result)
      onResult(result)
    }
  return results
}

async function runAt(target: Target, attack: Attack): Promise<Result> {
  const { entryPoint } = target
  const startedAt = Date.now()
  const done = (verdict: Verdict, evidence: string): Result => ({
    attack,
    entryPoint,
    verdict,
    evidence,
    seconds: Math.round((Date.now() - startedAt) / 1000),
  })
  if (!attack.entryPoints.includes(entryPoint)) return done('n/a', attack.notElsewhere ?? '')
  try {
    const harm = await withPatience(attack.run(target))
    return harm === null ? done('held', '') : done('FELL', harm)
  } catch (error) {
    // Neither process of pages answers a shop path: an attacker finds nothing to act on.
    if (error instanceof NothingThere && entryPoint !== 'edge' && entryPoint !== 'shop-api')
      return done('held', 'no such call at this door')
    return done(
      'broken',
      error instanceof Error ? `${error.message} ${error.stack?.split('\n')[2] ?? ''}` : String(error),
    )
  }
}

function withPatience<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${PATIENCE_MS / 1000} s`)), PATIENCE_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
