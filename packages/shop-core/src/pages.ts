export { type BranchedPage, type BranchRefusal, checkBranch } from './pages/check-branch.ts'
export {
  checkPagePlace,
  HOME_SLUG,
  PAGE_LEVELS_MAX,
  type PagePlace,
  type PlaceRefusal,
  pathsAt,
} from './pages/check-page-place.ts'
export {
  checkNewsSlug,
  checkSlug,
  isReservedSegment,
  SLUG_MAX_LENGTH,
  type SlugRefusal,
} from './pages/check-slug.ts'
export { fitTag, fitTags, TAG_MAX_LENGTH, TAGS_MAX } from './pages/fit-tags.ts'
export { freeSlug } from './pages/free-slug.ts'
export { isRedirectTarget, type LinkTarget, OUTSIDE_REL, toLinkTarget } from './pages/link-target.ts'
export { type RedirectRefusal, settleRedirect } from './pages/settle-redirect.ts'
