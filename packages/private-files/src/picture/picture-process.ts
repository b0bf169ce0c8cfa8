import { cleanPicture } from './clean-picture.ts'

/**
 * The process that decodes strangers' pictures. It holds no key, no connection and no setting, and when its parent is
 * gone it goes too. With each answer it says how large it has grown.
 */
process.on('message', async (bytes: Uint8Array) => {
  const outcome = await cleanPicture(bytes)
  process.send?.({ outcome, residentBytes: process.memoryUsage.rss() })
})
process.on('disconnect', () => process.exit())
