import type { CommentsPlace, ShownComment } from '@rasteh/shop-store/reads/comments'
import { definePage } from '#page/define-page.ts'
import { Answer } from '#page/load/answer.ts'
import { AnswerPage } from './answer-page.tsx'
import { findQuotedComment } from './load-comments.ts'

export default definePage<ShownComment & CommentsPlace>({
  path: '/DesktopModules/Shop/Shared/Pages/CommentAnswer.aspx',
  isOfShop: true,
  layout: 'frame',
  load: async ({ search }) => {
    const comment = await findQuotedComment(search.id)
    if (!comment) throw Answer.notFound()
    return comment
  },
  head: (_, { say, shopName }) => ({ title: `${say('CommentAnswer')} | ${shopName}`, robots: 'noindex' }),
  Component: ({ data: comment, site: { say } }) => <AnswerPage comment={comment} say={say} />,
})
