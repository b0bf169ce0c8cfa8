import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROUTE_LINES_MAX = 60

/** What a route file may not hold, and what to do instead. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/from '@rasteh\/shop-store/, 'imports shop-store: call a service of apps/shop-api/src/services'],
  [
    /\.(?:code|status)\(\s*\d/,
    'picks a status: return an Outcome and add its row to http/refusal-as-http.ts',
  ],
  [/\.redirect\(/, 'redirects with a status: use http/see-other.ts'],
  [/\bstatusCode\s*=/, 'picks a status: return an Outcome and add its row to http/refusal-as-http.ts'],
  [/\btry\s*\{/, 'catches errors: services do, or http/answer-errors.ts'],
]

/** Says what is wrong with the text of a route file: a route is a contract, one service call and an answer. */
export function routeFaults(text: string): string[] {
  const lines = text.trimEnd().split('\n').length
  const faults = FORBIDDEN.filter(([pattern]) => pattern.test(text)).map(([, fault]) => fault)
  if (lines > ROUTE_LINES_MAX) faults.push(`has ${lines} lines: ${ROUTE_LINES_MAX} are the most`)
  return faults
}

/** Every route file of shop-api, with its text. */
export function readRouteFiles(root: string): { file: string; text: string }[] {
  const pattern = 'apps/shop-api/src/routes/**/*.route.ts'
  return globSync(pattern, { cwd: root }).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }))
}
