export { default as FavoriteButton } from './islands/favorite-button.tsx'
