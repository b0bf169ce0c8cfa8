export { openPictureDecoder, type PictureDecoder } from './picture/picture-decoder.ts'
