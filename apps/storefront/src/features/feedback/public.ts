export { default as FeedbackOpener } from './islands/feedback-opener.tsx'
