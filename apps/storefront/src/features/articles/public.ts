export { Article } from './article.tsx'
export { WrittenPage } from './written-page.tsx'
