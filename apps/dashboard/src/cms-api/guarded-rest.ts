import type { Payload } from 'payload'
import { callerErrorStatus, hasOddData } from './caller-error.ts'
import { endReplacedSession } from './end-replaced-session.ts'
import { noteCall } from './note-call.ts'
import { isOpenCall } from './open-to-all.ts'
import { secureAnswer } from './secure-answer.ts'

type RouteArgs = { params: Promise<{ slug: string[] }> }
type Handler = (request: Request, args: RouteArgs) => Promise<Response>

/** Lets a call through to the content platform's REST only if its caller may make it; the rest finds nothing there. */
export function guardedRest(
  loadContent: () => Promise<Payload>,
  handle: (request: Request, args: never) => Promise<Response>,
): Handler {
  return async (request, args) => {
    const { slug } = await args.params
    const path = slug.join('/')
    const payload = await loadContent()
    const { user } = await payload.auth({ headers: request.headers })
    const isStaff = user?.collection === 'staff'
    const isClosed =
      !isOpenCall({ method: request.method, path, isStaff }) || asksMissingVersions(payload, path)
    const answer = await (isClosed ? refuse(404) : answerOpen(request, () => handle(request, args as never)))
    await endReplacedSession(payload, { path, user, answer })
    await noteCall(payload, { request, path, answer, isClosed })
    return secureAnswer(path, answer)
  }
}

/** The platform reads a form that names another method before it can answer its own errors. */
async function answerOpen(request: Request, handle: () => Promise<Response>): Promise<Response> {
  if (hasOddData(request.url)) return refuse(400)
  return handle().catch((error: unknown) => {
    const status = callerErrorStatus(error, request)
    if (status === null) throw error
    return refuse(status)
  })
}

const refuse = (status: number) => Response.json({ errors: [] }, { status })

/** The platform answers 500 when asked for versions of what keeps none. */
function asksMissingVersions(payload: Payload, path: string): boolean {
  const [slug = '', versions] = path.replace(/^globals\//, '').split('/')
  if (versions !== 'versions') return false
  const { collections, globals } = payload.config
  const config = [...collections, ...globals].find((one) => one.slug === slug)
  return !config?.versions
}
