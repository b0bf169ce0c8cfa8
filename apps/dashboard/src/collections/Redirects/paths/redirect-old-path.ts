import type { PayloadRequest } from 'payload'
import { lockPaths } from './lock-paths.ts'

/**
 * Redirects a path that a published document had to the one it has now, in the transaction of its save. What led away
 * from either is taken back: the new path is a page again, and the old one has one target.
 */
export async function redirectOldPathAsSystem(
  req: PayloadRequest,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await lockPaths(req)
  const { payload } = req
  await payload.delete({ collection: 'redirects', where: { from: { in: [from, to] } }, req })
  await payload.create({ collection: 'redirects', data: { from, to, isPermanent: true }, req })
}
