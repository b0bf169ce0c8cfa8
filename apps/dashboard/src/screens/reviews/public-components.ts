export { Writings } from './writings.tsx'
