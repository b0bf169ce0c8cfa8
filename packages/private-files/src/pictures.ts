export { openPictureRoom, type PictureRoom } from './picture/picture-room.ts'
