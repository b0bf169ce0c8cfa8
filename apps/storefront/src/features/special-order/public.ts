export { default as SpecialOrderButton } from './islands/special-order-button.tsx'
