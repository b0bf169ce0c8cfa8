'use client'

import { SIGN_IN_HINT_COOKIE } from '@rasteh/contracts/cookies'
import type { FieldFile, StoredFile } from '@rasteh/contracts/files'
import { cookieNames } from '@rasteh/shop-client/cookies'
import { fileCalls } from '@rasteh/shop-client/file-calls'
import { createCurrentUserStore, useCurrentUserStore } from '#page/islands/current-user-store.ts'

/** The customer's files, asked for by the first field that shows one, if a cookie says that somebody is signed in. */
export const currentUserFiles = createCurrentUserStore(async () =>
  cookieNames().includes(SIGN_IN_HINT_COOKIE) ? fileCalls.load() : { kind: 'signed-out' },
)

/** The file of a field; null when there is none, or none is known. */
export function useFieldFile(formFieldId: string): { file: StoredFile | null; isLoading: boolean } {
  const own = useCurrentUserStore(currentUserFiles)
  const held = own.phase === 'read' ? own.value.find((file) => file.formFieldId === formFieldId) : null
  return { file: held ?? null, isLoading: own.phase === 'loading' }
}

/** Puts a file in its field, or takes it out. */
export function setFieldFile(formFieldId: string, file: StoredFile | null): void {
  const own = currentUserFiles.read()
  const others: readonly FieldFile[] =
    own.phase === 'read' ? own.value.filter((held) => held.formFieldId !== formFieldId) : []
  currentUserFiles.set(file ? [...others, { ...file, formFieldId }] : others)
}
