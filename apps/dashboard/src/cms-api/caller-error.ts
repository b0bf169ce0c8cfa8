import type { AfterErrorHook } from 'payload'

type Request = { method?: string | undefined; data?: unknown }

const FORM_FAULTS =
  /^(Unexpected end of form|Unexpected end of file|Malformed (content type|part header|urlencoded form)|Multipart: Boundary not found)/
/** SQLSTATE classes: data that no column takes, and rows that a constraint refuses. */
const BAD_DATA = '22'
const REFUSED_BY_CONSTRAINT = '23'
/** Deleting many goes on after a row that could not go; its transaction does not. */
const AFTER_A_REFUSAL = '25P02'

/**
 * The status that an error deserves when the caller is its cause: ids and texts that no column takes, bodies that are
 * no document. The content platform answers these with 500. Null for everything else, which stays a failure of ours.
 */
export function callerErrorStatus(error: unknown, request: Request): 400 | 409 | 415 | null {
  const sqlClass = sqlErrorOf(error)?.code.slice(0, 2)
  if (sqlClass === BAD_DATA) return 400
  if (sqlClass === REFUSED_BY_CONSTRAINT) return 409
  if (isUnknownOperator(error) || isOddJsonPath(error)) return 400
  if (request.method === 'DELETE' && sqlErrorOf(error)?.code === AFTER_A_REFUSAL) return 409
  if (!(error instanceof Error)) return null
  if (error instanceof URIError) return 400
  if (error instanceof SyntaxError && error.message.includes('JSON')) return 400
  if (FORM_FAULTS.test(error.message)) return 400
  // An upload that names a file elsewhere, or none of its own.
  if (error.name === 'FileRetrievalError') return 400
  if (error.message === 'Request is not eligible for file upload') return 415
  return error instanceof TypeError && isOddDocument(error, request) ? 400 : null
}

/** Says whether the `data` of a query, which the platform takes for a document, is none. */
export function hasOddData(url: string): boolean {
  const data = new URL(url).searchParams.get('data')
  if (!data) return false
  try {
    const read: unknown = JSON.parse(data)
    return typeof read !== 'object' || read === null || Array.isArray(read)
  } catch {
    return true
  }
}

/** Answers the caller's own faults as such, and says nothing more of them. */
export const answerCallerError: AfterErrorHook = ({ error, req }) => {
  const status = callerErrorStatus(error, req)
  return status === null ? undefined : { response: { errors: [] }, status }
}

/** What the database itself said; the layers above wrap it. */
function sqlErrorOf(error: unknown): (Error & { code: string }) | undefined {
  for (let one = error, depth = 0; one instanceof Error && depth < 4; one = one.cause, depth += 1) {
    const { code } = one as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return one as Error & { code: string }
  }
  return undefined
}

/** A condition that the column's type does not know, such as a text's `like` on a number. */
function isUnknownOperator(error: unknown): boolean {
  const found = sqlErrorOf(error)
  return found?.code === '42883' && found.message.startsWith('operator does not exist')
}

/** A condition on a field inside JSON is written as a path, and not every operator and value makes one. */
function isOddJsonPath(error: unknown): boolean {
  const found = sqlErrorOf(error)
  return found?.code === '42601' && found.message.endsWith('of jsonpath input')
}

const FIELD_FAULTS = /^(Cannot use 'in' operator to search for |value\.\w+ is not a function$)/

/** The platform reads the fields of whatever was sent, and of the nodes of a text, without looking what they are. */
function isOddDocument({ message }: TypeError, { method, data }: Request): boolean {
  if (message === 'adapter.operators[queryOperator] is not a function') return true
  const isWrite = method === 'POST' || method === 'PATCH' || method === 'PUT'
  if (!isWrite) return false
  const isDocument = typeof data === 'object' && data !== null && !Array.isArray(data)
  return !isDocument || FIELD_FAULTS.test(message)
}
