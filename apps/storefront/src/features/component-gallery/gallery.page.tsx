import { definePage } from '#page/define-page.ts'
import { Answer } from '#page/load/answer.ts'
import { isGalleryOpen } from './gallery-open.ts'
import { GalleryPage } from './gallery-page.tsx'

/** Every component of the interface, for those who work on it; closed in production. */
export default definePage({
  path: '/ui',
  load: async () => {
    if (!isGalleryOpen(process.env)) throw Answer.notFound()
    return null
  },
  head: () => ({ title: 'ui', robots: 'noindex' }),
  Component: ({ site: { say } }) => <GalleryPage say={say} />,
})
