import type { IslandKey } from '@rasteh/messages/catalogue'

/** What only pages with comments say; other pages do not carry it. */
export const COMMENT_TEXT_KEYS = [
  'CommentAnswer',
  'CommentAnswerRequired',
  'CommentAnswerSend',
  'CommentAnswerSubmitted',
  'CommentAnswerText',
  'CommentAnswerTo',
  'CommentByBuyer',
  'CommentByStaff',
  'CommentEmail',
  'CommentEmailHint',
  'CommentEmailInvalid',
  'CommentEmailRequired',
  'CommentFailed',
  'CommentListFailed',
  'CommentLoginRequired',
  'CommentMore',
  'CommentMoreAnswers',
  'CommentName',
  'CommentNameRequired',
  'CommentNoName',
  'CommentNotSaved',
  'CommentSend',
  'CommentSending',
  'CommentText',
  'CommentTextRequired',
  'CommentTextTooShort',
  'CommentTooMany',
  'CommentVoteDown',
  'CommentVoteUp',
  'CommentWrite',
  'CommentYou',
] as const satisfies readonly IslandKey[]

export type CommentTextKey = (typeof COMMENT_TEXT_KEYS)[number]
