import type { Payload } from 'payload'
import { endReplacedSession } from './end-replaced-session.ts'
import { handOut } from './hand-out.ts'
import { noteCall } from './note-call.ts'
import { isOpenCall } from './open-to-all.ts'

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
    const answer = isClosed
      ? Response.json({ errors: [] }, { status: 404 })
      : await handle(request, args as never)
    await endReplacedSession(payload, { path, user, answer })
    await noteCall(payload, { request, path, answer, isClosed })
    return handOut(path, answer)
  }
}

/** The platform answers 500 when asked for versions of what keeps none. */
function asksMissingVersions(payload: Payload, path: string): boolean {
  const [slug = '', versions] = path.replace(/^globals\//, '').split('/')
  if (versions !== 'versions') return false
  const { collections, globals } = payload.config
  const config = [...collections, ...globals].find((one) => one.slug === slug)
  return !config?.versions
}
