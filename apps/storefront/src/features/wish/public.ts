export { default as WishBox } from './islands/wish-box.tsx'
