import { resolve } from 'node:path'
import { type KeyRing, openKeyRing } from './seal.ts'
import { diskStorage, type FileStorage, type S3Settings, s3Storage } from './storage.ts'

export type FileSettings = { keys: string; directory: string; s3: S3Settings | null }
export type FileStore = { keys: KeyRing; storage: FileStorage }

type Environment = Record<string, string | undefined>

/** The required settings of a process that handles private files; the rest has a value of its own. */
export const REQUIRED_FOR_FILES = ['RASTEH_FILE_KEYS'] as const

const S3_NAMES = ['BUCKET', 'REGION', 'ACCESS_KEY', 'SECRET_KEY'].map((name) => `RASTEH_FILES_S3_${name}`)

/** Reads where private files lie and what opens them. An S3 endpoint without the rest is refused, naming what is missing. */
export function readFileSettings(env: Environment): FileSettings {
  return {
    keys: env.RASTEH_FILE_KEYS ?? '',
    directory: resolve(env.RASTEH_FILES_DIR ?? 'private-files'),
    s3: env.RASTEH_FILES_S3_ENDPOINT ? readS3(env, env.RASTEH_FILES_S3_ENDPOINT) : null,
  }
}

/** The keys and the storage that the settings name. */
export function openFileStore({ keys, directory, s3 }: FileSettings): FileStore {
  return { keys: openKeyRing(keys), storage: s3 ? s3Storage(s3) : diskStorage(directory) }
}

function readS3(env: Environment, endpoint: string): S3Settings {
  const missing = S3_NAMES.filter((name) => !env[name])
  if (missing.length > 0) throw new Error(`set ${missing.join(', ')} (see docs/guides/settings.md)`)
  const [bucket = '', region = '', accessKey = '', secretKey = ''] = S3_NAMES.map((name) => env[name])
  return { endpoint, bucket, region, accessKey, secretKey }
}
