import { Answer } from '../../page/answer.ts'
import { definePage } from '../../page/define-page.ts'
import { isPartsPageOpen } from '../../page/parts-page-open.ts'
import { PartsPage } from './parts-page.tsx'

/** Every part of the shop's surface, for those who work on it; closed in production. */
export default definePage({
  path: '/ui',
  load: async () => {
    if (!isPartsPageOpen(process.env)) throw Answer.notFound()
    return null
  },
  head: () => ({ title: 'ui', robots: 'noindex' }),
  Component: ({ site: { say } }) => <PartsPage say={say} />,
})
