export { lightbox } from './lightbox.ts'
