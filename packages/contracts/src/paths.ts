export {
  ACCOUNT_PATHS,
  ADDED_PATHS,
  FEEDBACK_ACTION,
  PAGE_PATHS,
  PASSKEY_PATHS,
  PATHS,
  SPECIAL_CODE_DELETE,
} from './paths/call-paths.ts'
export { DASHBOARD_PATHS, isDashboardPath } from './paths/dashboard-paths.ts'
export { fillPath } from './paths/fill-path.ts'
export { MANAGE_PATHS } from './paths/manage-paths.ts'
export { isPersonalPath, PERSONAL_PATHS, PREVIEW_PATH } from './paths/personal-paths.ts'
export { isPathValue, type RawRequest, REFUSED_PATH, refusedStatus } from './paths/request-target.ts'
export { isShopPath, SHOP_PATHS } from './paths/shop-paths.ts'
