import type { FieldFile, FileLinkQuery, StoredFile } from '@rasteh/contracts/files'
import type { FileRefusal } from '@rasteh/shop-core/files'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import {
  mayOpenAsStaff,
  openCustomerFile,
  openFileAsStaff,
} from '@rasteh/shop-store/platform/private-files/open-file'
import { loadFilesOf } from '@rasteh/shop-store/reads/private-files'
import type { ShopApiSettings } from '../../settings.ts'
import type { Caller, SessionClaim } from '../caller.ts'
import type { AccessRefusal, NotFound } from '../refusals.ts'
import type { Sessions } from '../sessions.ts'
import { isFileLink, makeFileLink } from './file-link.ts'
import type { NewFile, PrivateFiles } from './private-files.ts'

type Deps = {
  database: Pool
  settings: ShopApiSettings
  sessions: Sessions
  privateFiles: PrivateFiles
  nowMs(): number
}
type Refused = AccessRefusal | NotFound
type Upload = Pick<NewFile, 'formFieldId' | 'file'>
type ShownFile = { mime: string; bytes: Uint8Array }
export type CustomerFiles = ReturnType<typeof createCustomerFiles>

/** Customers' files: uploaded, listed and deleted by their owner, seen by the owner and, with a trace, by staff. */
export function createCustomerFiles(deps: Deps) {
  const { database, settings, sessions, privateFiles } = deps
  const { secret } = settings
  const link = (fileId: string, claim: SessionClaim): StoredFile => ({
    fileId,
    fileSrc: makeFileLink({ fileId, claim }, secret, deps.nowMs()),
  })

  return {
    /** The customer's files, each with a URL that is good for a minute. */
    async list({ claim }: Caller): Promise<Outcome<FieldFile[], AccessRefusal>> {
      const customerId = await sessions.findCustomer(claim)
      if (!claim || !customerId) return refuse({ kind: 'sign-in-required' })
      const files = await loadFilesOf(database, customerId)
      return accept(files.map(({ fileId, formFieldId }) => ({ formFieldId, ...link(fileId, claim) })))
    },
    /** Saves a file for one field of a form. The session is checked before a byte of the file is received. */
    async upload(
      { claim }: Caller,
      receive: () => Promise<Outcome<Upload, FileRefusal>>,
    ): Promise<Outcome<StoredFile, AccessRefusal | FileRefusal>> {
      const customerId = await sessions.findCustomer(claim)
      if (!claim || !customerId) return refuse({ kind: 'sign-in-required' })
      const upload = await receive()
      if (!upload.ok) return upload
      const saved = await privateFiles
        .keep({ customerId, ...upload.value })
        .finally(() => upload.value.file.close())
      return saved.ok ? accept(link(saved.value.fileId, claim)) : saved
    },
    /** Deletes the customer's file. Another customer's file is answered like one that never was. */
    async remove({ claim }: Caller, fileId: string): Promise<Outcome<null, Refused>> {
      const customerId = await sessions.findCustomer(claim)
      if (!customerId) return refuse({ kind: 'sign-in-required' })
      const isDeleted = await privateFiles.shred(fileId, customerId)
      return isDeleted ? accept(null) : refuse({ kind: 'file-not-found' })
    },
    /** A URL for staff. Staff without the right learn nothing, not even whether the file is there. */
    async linkForStaff({ claim }: Caller, fileId: string): Promise<Outcome<StoredFile, Refused>> {
      if (claim?.collection !== 'staff') return refuse({ kind: 'sign-in-required' })
      if (!(await mayOpenAsStaff(database, fileId, claim))) return refuse({ kind: 'file-not-found' })
      if (!(await sessions.isFreshStaff(claim))) return refuse({ kind: 'fresh-proof-required' })
      return accept(link(fileId, claim))
    },
    /** The file, for the session that the URL was made for. A view by staff is written to the audit log. */
    async view(
      { claim }: Caller,
      fileId: string,
      query: FileLinkQuery,
    ): Promise<Outcome<ShownFile, Refused>> {
      if (!claim) return refuse({ kind: 'sign-in-required' })
      const isGood = isFileLink(query, { fileId, claim }, { secret, nowMs: deps.nowMs() })
      const openFile = claim.collection === 'staff' ? openFileAsStaff : openCustomerFile
      const file = isGood ? await openFile(database, fileId, claim) : null
      if (!file) return refuse({ kind: 'file-not-found' })
      return accept({ mime: file.mime, bytes: await privateFiles.read(file) })
    },
  }
}
