import staticFiles from '@fastify/static'
import { toQuietError } from '@rasteh/shop-core/quiet-error'
import { loadBrand } from '@rasteh/shop-store/reads/brand'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readDatabase } from '#page/load/database.ts'
import { toWords } from '#page/load/page-urls.ts'
import { openMadePictures } from './made-pictures.ts'
import { mediaDirectory } from './media-directory.ts'

const FOLDER = '/media'

/** Serves uploaded pictures straight from their folder; the content platform's own route asks the database first. */
export async function serveMedia(app: FastifyInstance): Promise<void> {
  const make = openMadePictures(mediaDirectory(), isBrandUpload)
  // Of an upload that is no picture none is made; a request for one is not a failure of the shop.
  const isMade = (path: string) =>
    make(path).catch((error: unknown) => {
      console.error(toQuietError(error))
      return false
    })
  await app.register(
    async (media) => {
      media.setNotFoundHandler((_, reply) => reply.code(404).send())
      // What was made of an upload is gone with it, even while its file lies there still.
      media.addHook('onRequest', async (request, reply) => {
        const path = toWords(request.url.split('?')[0] ?? '').slice(FOLDER.length)
        if ((await isMade(path)) === false) return reply.code(404).send()
      })
      const options = { root: mediaDirectory(), dotfiles: 'ignore', decorateReply: false } as const
      await media.register(staticFiles, { ...options, cacheControl: false, setHeaders: keepLong })
    },
    { prefix: FOLDER },
  )
}

async function isBrandUpload(upload: string): Promise<boolean> {
  const { logo, logoDark, mark } = await loadBrand(readDatabase())
  return [logo, logoDark, mark].some((picture) => picture?.filename === upload)
}

/** Uploads get the hash of their content in their names (Media/hooks/name-by-content.ts); others are asked for daily. */
const NAMED_BY_CONTENT =
  /-[0-9a-f]{10}(-[0-9a-z]+)?\.(webp(\.jpg|\.png)?|svg(\.jpg|\.png)?|pdf|mp4|webm|vtt)$/
/** Opened by itself an upload runs nothing, loads nothing but itself, and is of no origin. */
const POLICY = "default-src 'none'; media-src 'self'; sandbox"

function keepLong(reply: FastifyReply, path: string): void {
  const keep = NAMED_BY_CONTENT.test(path) ? 'max-age=31536000, immutable' : 'max-age=86400'
  reply.headers({
    'cache-control': `public, ${keep}`,
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    // A PDF may hold scripts: browsers save it, and the person's own reader opens it.
    ...(path.endsWith('.pdf') && { 'content-disposition': 'attachment' }),
  })
}
