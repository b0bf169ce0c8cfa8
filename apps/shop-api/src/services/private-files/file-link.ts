import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FileLinkQuery } from '@rasteh/contracts/files'
import { ADDED_PATHS, fillPath } from '@rasteh/contracts/paths'
import { FILE_LINK_SECONDS } from '@rasteh/shop-core/files'
import type { SessionClaim } from '../caller.ts'

type LinkFor = { fileId: string; claim: SessionClaim }

/** A URL that shows a file to this session alone, for a minute. */
export function makeFileLink({ fileId, claim }: LinkFor, secret: string, nowMs: number): string {
  const until = String(Math.floor(nowMs / 1_000) + FILE_LINK_SECONDS)
  const query = new URLSearchParams({ until, mark: markOf({ fileId, claim }, until, secret) })
  return `${fillPath(ADDED_PATHS.fileView, { id: fileId })}?${query}`
}

/** Says whether the URL was made by the shop for this session less than a minute ago. */
export function isFileLink(
  { until, mark }: FileLinkQuery,
  linkFor: LinkFor,
  { secret, nowMs }: { secret: string; nowMs: number },
): boolean {
  const expected = Buffer.from(markOf(linkFor, until, secret))
  return Number(until) * 1_000 >= nowMs && timingSafeEqual(expected, Buffer.from(mark))
}

function markOf({ fileId, claim }: LinkFor, until: string, secret: string): string {
  const { collection, userId, sessionId } = claim
  const text = ['file-link', fileId, until, collection, userId, sessionId].join('\n')
  return createHmac('sha256', secret).update(text).digest('base64url')
}
