import { shopEnvironment } from '../services/settings.ts'

/** Folders of the shop that a database does not hold, by the variable that says where each lies. */
export const SHOP_FOLDERS = {
  media: 'RASTEH_MEDIA_DIR',
  private: 'RASTEH_PRIVATE_DIR',
  'private-files': 'RASTEH_FILES_DIR',
} as const

export type BackupContext = {
  ownerUrl: string
  folders: Readonly<Record<keyof typeof SHOP_FOLDERS, string>>
  /** The keys that open private files; kept apart from what they open. */
  fileKeys: string
  /** Those that open second factors. */
  sealKeys: string
}

/** Where the shop of this environment keeps what it has; in development, that of `pnpm dev`. */
export function readBackupContext(env: Record<string, string | undefined>): BackupContext {
  const usual = shopEnvironment('rasteh')
  const read = (name: string) => env[name] ?? usual[name] ?? ''
  return {
    ownerUrl: read('DATABASE_OWNER_URL'),
    folders: {
      media: read(SHOP_FOLDERS.media),
      private: read(SHOP_FOLDERS.private),
      'private-files': read(SHOP_FOLDERS['private-files']),
    },
    fileKeys: read('RASTEH_FILE_KEYS'),
    sealKeys: read('RASTEH_SEAL_KEYS'),
  }
}
