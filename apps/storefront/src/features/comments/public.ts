export { CommentsSection } from './comments-section.tsx'
export { type FoundComments, findComments, readCommentsAfter } from './load-comments.ts'
export { RatingLink } from './rating-link.tsx'
