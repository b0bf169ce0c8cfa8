/** What may be written of an error: no values that people sent, which databases like to put into it. */
export type QuietError = { type: string; message: string; stack: string; code?: string; cause?: QuietError }

/** The query builder ends its message with the values of the statement; PostgreSQL keeps them in `detail`, not taken here. */
const VALUES = /\n?params: [\s\S]*?(?=\n {4}at |$)/

/** An error as it may stand in a log: its kind, its words and where it came from, without anybody's data. */
export function toQuietError(error: unknown): QuietError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const { name, message, stack = '', cause } = error
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return {
    type: name,
    message: message.replace(VALUES, ''),
    stack: stack.replace(VALUES, ''),
    ...code,
    ...(cause instanceof Error ? { cause: toQuietError(cause) } : {}),
  }
}
