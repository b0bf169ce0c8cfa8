/** Calls whose answers the content platform fills with the session's own token. */
const WITH_TOKEN = /^(staff|customers)\/(login|me|refresh-token)$/

/** Pictures of the shop are everybody's; a browser may keep them. */
const OPEN_FILE = /^media\/file\//

/**
 * An answer as it may leave: a session is handed over in its cookie alone, which no script reads, and what one person
 * was answered is kept by no cache.
 */
export async function secureAnswer(path: string, answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers)
  if (!headers.has('cache-control') && !OPEN_FILE.test(path)) headers.set('cache-control', 'no-store')
  const { status } = answer
  if (!WITH_TOKEN.test(path) || !isJson(headers)) return new Response(answer.body, { status, headers })
  const { token: _, refreshedToken: __, ...body } = (await answer.json()) as Record<string, unknown>
  headers.delete('content-length')
  return new Response(JSON.stringify(body), { status, headers })
}

const isJson = (headers: Headers) => headers.get('content-type')?.startsWith('application/json') ?? false
