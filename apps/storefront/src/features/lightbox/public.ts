export { default as Lightboxes } from './islands/lightboxes.tsx'
