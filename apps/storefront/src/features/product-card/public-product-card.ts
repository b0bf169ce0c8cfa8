export { ItemPrice, ProductItemCard } from './product-item-card.tsx'
