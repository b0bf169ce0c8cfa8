export { NewsCard } from './news-card.tsx'
