import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { getPayload } from 'payload'
import { guardedRest } from '#cms-api/guarded-rest.ts'

const content = () => getPayload({ config })

export const GET = guardedRest(content, REST_GET(config))
export const POST = guardedRest(content, REST_POST(config))
export const DELETE = guardedRest(content, REST_DELETE(config))
export const PATCH = guardedRest(content, REST_PATCH(config))
export const PUT = guardedRest(content, REST_PUT(config))
