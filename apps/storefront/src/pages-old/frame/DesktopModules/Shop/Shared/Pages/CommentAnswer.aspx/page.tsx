import type { Metadata } from 'next'
import { AnswerPage } from '../../../../../../../features/comments/answer-page.tsx'
import { findQuotedComment } from '../../../../../../../features/comments/load-comments.ts'
import { answerMissing, missingMetadata } from '../../../../../../../features/shell/missing-page.tsx'
import { loadSay } from '../../../../../../../page/say.ts'

type Props = { searchParams: Promise<{ id?: string | string[] }> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const comment = await findQuotedComment((await searchParams).id)
  if (!comment) return missingMetadata()
  const say = await loadSay()
  return { title: say('CommentAnswer'), robots: { index: false } }
}

export default async function Page({ searchParams }: Props) {
  const comment = await findQuotedComment((await searchParams).id)
  return comment ? <AnswerPage comment={comment} say={await loadSay()} /> : answerMissing()
}
