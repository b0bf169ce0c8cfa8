import multipart from '@fastify/multipart'
import { FILE_MAX_BYTES } from '@rasteh/shop-core/files'
import fp from 'fastify-plugin'

/** An upload is one file and one short text beside it; whatever comes besides ends the reading. */
export const multiparts = fp(async (app) => {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 1,
      fields: 1,
      parts: 2,
      fileSize: FILE_MAX_BYTES,
      fieldSize: 1_024,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  })
})
