import { FILE_MAX_MB } from '@rasteh/shop-core/files'
import type { PageSay } from '#page/islands/page-settings.tsx'

/** Says why a message was not taken, by the word that the shop refused it with; an outage has none. */
export function sayFeedbackFailure(say: PageSay, refusal: string): string {
  if (refusal === 'FileFormatNotSupported') return say('FileFormatNotSupported')
  if (refusal === 'FileTooLarge' || refusal === 'PictureTooLarge')
    return say('UploadTooLarge', { size: FILE_MAX_MB })
  if (refusal === 'TooManyMessages') return say('FeedbackTooMany')
  return say('FeedbackFailed')
}
