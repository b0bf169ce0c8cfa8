export type { NewNotice, NoticeStore } from './notice-store.ts'
export { notices } from './notices.ts'
