export { NewsArticle } from './news-article.tsx'
