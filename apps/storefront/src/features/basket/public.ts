export { default as BasketButton } from './islands/basket-button.tsx'
