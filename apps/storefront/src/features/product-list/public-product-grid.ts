export { ProductGrid } from './product-grid.tsx'
