import config from '@payload-config'
import { getPayload } from 'payload'
import { isOpenCall } from './open-to-all.ts'

type RouteArgs = { params: Promise<{ slug: string[] }> }
type Handler = (request: Request, args: RouteArgs) => Promise<Response>

/** Lets a call through to the content platform's REST only if its caller may make it; the rest finds nothing there. */
export function guardedRest(handle: (request: Request, args: never) => Promise<Response>): Handler {
  return async (request, args) => {
    const { slug } = await args.params
    const path = slug.join('/')
    const isStaff = await isStaffCall(request)
    if (!isOpenCall({ method: request.method, path, isStaff }))
      return Response.json({ errors: [] }, { status: 404 })
    return handle(request, args as never)
  }
}

async function isStaffCall(request: Request): Promise<boolean> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: request.headers })
  return user?.collection === 'staff'
}
