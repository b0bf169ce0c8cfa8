import type { FastifyReply, FastifyRequest } from 'fastify'

/** Nothing in a file runs in the shop's name, and no cache keeps it for somebody else. */
const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
}

/** A picture is not shown inside another site's page either. */
const PICTURE_HEADERS = {
  ...FILE_HEADERS,
  ...savedAs('image/jpeg'),
  'referrer-policy': 'no-referrer',
}

/** What a private file is saved as: its sender's name for it opens nothing. */
export function savedAs(mime: string) {
  const extension = mime === 'application/pdf' ? 'pdf' : 'jpg'
  return { 'content-disposition': `attachment; filename="file.${extension}"` }
}

/** A preHandler of routes that answer a file of any kind. */
export async function asFileOnly(_: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers(FILE_HEADERS)
}

/** A preHandler of routes that answer a picture. */
export async function asPictureOnly(_: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers(PICTURE_HEADERS)
}
