import { randomUUID } from 'node:crypto'
import { link, mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type {
  CollectionAfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { loadUploadAsSystem } from '../kept-upload.ts'

type Replaced = { directory: string; kept: string; names: readonly string[] }

/** A name with a dot before it is served to no visitor. */
const FOLDER = '.replaced'

/**
 * Keeps the files of an upload while another one takes their place. The platform removes them before it checks the rest of the
 * form: a title that is missing would cost the document that visitors download.
 */
const keepReplaced: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const directory = collection.upload.staticDir
  if (operation !== 'update' || !req.file || !directory) return args
  const upload = await loadUploadAsSystem(req, collection.slug, args)
  const sizes = Object.values(upload?.sizes ?? {}).map((size) => size?.filename)
  const names = [upload?.filename, ...sizes].flatMap((name) => (name ? [basename(name)] : []))
  if (names.length === 0) return args
  const kept = join(directory, FOLDER, randomUUID())
  await mkdir(kept, { recursive: true })
  await linkAll(names, directory, kept)
  req.context.replaced = { directory, kept, names } satisfies Replaced
  return args
}

const dropReplaced: CollectionAfterOperationHook = async ({ req, result }) => {
  await end(req)
  return result
}

const restoreReplaced: CollectionAfterErrorHook = async ({ req }) => {
  const { directory, kept, names } = replacedOf(req) ?? {}
  if (directory && kept && names) await linkAll(names, kept, directory)
  await end(req)
}

/** The hooks of a collection whose uploads are replaced. */
export const keepingReplaced = {
  beforeOperation: [keepReplaced],
  afterOperation: [dropReplaced],
  afterError: [restoreReplaced],
}

const replacedOf = ({ context }: PayloadRequest) => context.replaced as Replaced | undefined

/** What is there already, or not there at all, stays so. */
const linkAll = (names: readonly string[], from: string, to: string) =>
  Promise.allSettled(names.map((name) => link(join(from, name), join(to, name))))

async function end(req: PayloadRequest): Promise<void> {
  const replaced = replacedOf(req)
  if (replaced) await rm(replaced.kept, { recursive: true, force: true })
  req.context.replaced = undefined
}
