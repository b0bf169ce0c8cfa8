export { type ShownPicture, toShown } from './shown-picture.ts'
export { WholePicture } from './whole-picture.tsx'
