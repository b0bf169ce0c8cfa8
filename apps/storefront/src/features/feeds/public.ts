export { addFeeds } from './feeds.ts'
export { addSecurityText } from './security-text.ts'
