import { accept, type Outcome, refuse } from '../outcome.ts'

/** What a visitor can do in a comments section. */
export type CommentAct = 'comment' | 'vote' | 'answer'

/** Who is there, and whether this section takes comments from guests. A guest's `userId` is null. */
export type CommentVisitor = { readonly userId: number | null; readonly guestsMayComment: boolean }

/** Why an act is refused: `login-required` offers signing in, `only-for-users` only says so. */
export type CommentRefusal = { kind: 'login-required' } | { kind: 'only-for-users' }

/** Says whether the visitor may do this. Signed-in people may do all; the guest flag opens commenting only. */
export function checkCommentRight(
  act: CommentAct,
  { userId, guestsMayComment }: CommentVisitor,
): Outcome<CommentAct, CommentRefusal> {
  if (userId !== null) return accept(act)
  if (act !== 'comment') return refuse({ kind: 'only-for-users' })
  if (!guestsMayComment) return refuse({ kind: 'login-required' })
  return accept(act)
}

/** Whether the form asks for a captcha: only where the shop asks for one, and never of customers, who are known. */
export function asksCaptcha({
  needsCaptcha,
  userId,
}: {
  needsCaptcha: boolean
  userId: number | null
}): boolean {
  return needsCaptcha && userId === null
}
