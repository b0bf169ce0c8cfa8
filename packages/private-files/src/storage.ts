export { diskStorage } from './storage/disk-storage.ts'
export type { FileStorage } from './storage/file-storage.ts'
export { type S3Settings, s3Storage } from './storage/s3-storage.ts'
