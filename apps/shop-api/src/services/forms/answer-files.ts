import { type Answer, type BuiltField, FILE_KINDS } from '@rasteh/form-rules/built-form'
import type { FieldErrors, FieldRefusal } from '@rasteh/form-rules/form'
import { hasAllowedExtension } from '@rasteh/form-rules/rules'
import { BUILT_FORM_FIELD, FILE_MAX_MB } from '@rasteh/shop-core/files'
import type { KeptAnswer } from '@rasteh/shop-core/forms'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { toShownFileName } from '../feedback/shown-file-name.ts'
import type { PrivateFiles } from '../private-files/private-files.ts'
import type { ReceivedFile } from './received-form.ts'

type Sent = { answers: readonly Answer[]; files: ReadonlyMap<string, ReceivedFile> }
type AnswerOutcome = Outcome<KeptAnswer, { id: string; refusal: FieldRefusal }>

/**
 * Keeps the files of a sent form and names them in its answers; the rest of the answers stay as they are. A file must be in its
 * bytes what its name says: one that is refused leaves the others unnamed, and what no form names is swept away.
 */
export async function keepAnswerFiles(
  privateFiles: PrivateFiles,
  fields: readonly BuiltField[],
  { answers, files }: Sent,
): Promise<Outcome<KeptAnswer[], FieldErrors>> {
  const outcomes = await Promise.all(
    answers.map((answer): AnswerOutcome | Promise<AnswerOutcome> => {
      const file = answer.kind === 'file' ? files.get(answer.id) : undefined
      const field = fields.find(({ id }) => id === answer.id)
      return file && field ? keepOne(privateFiles, { answer, field, file }) : accept(answer)
    }),
  )
  const errors = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal]))
  if (errors.length > 0) return refuse(Object.fromEntries(errors.map(({ id, refusal }) => [id, refusal])))
  return accept(outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : [])))
}

type OneFile = { answer: Answer; field: BuiltField; file: ReceivedFile }

async function keepOne(privateFiles: PrivateFiles, { answer, field, file }: OneFile): Promise<AnswerOutcome> {
  const { id } = answer
  const tooLarge = { kind: 'file-too-large', maxMb: FILE_MAX_MB } as const
  if (file.isTooLarge) return refuse({ id, refusal: tooLarge })
  const kept = await privateFiles.keep({
    customerId: null,
    formFieldId: BUILT_FORM_FIELD,
    file: file.file,
    as: hasAllowedExtension(file.name, FILE_KINDS.pdf) ? 'document' : 'picture',
  })
  if (kept.ok) return accept({ ...answer, value: toShownFileName(file.name), fileId: kept.value.fileId })
  if (kept.refusal.kind === 'picture-too-large') return refuse({ id, refusal: tooLarge })
  return refuse({ id, refusal: { kind: 'file-format', allowed: field.extensions } })
}
