export { default as Notices } from './islands/notices.tsx'
