import type { Endpoint, Field, SanitizedConfig } from 'payload'
import type { Schema } from './from-schema.ts'

/** A call of either side, with what is known of its parameters and its body. */
export type Operation = {
  surface: 'shop' | 'cms'
  /** `METHOD path`, parameters written as `:name`. */
  call: string
  params: Record<string, Schema>
  query: Record<string, Schema>
  body?: Schema
  /** The fields of the collection or global that a call of the content platform is about. */
  fields?: readonly Field[]
}

type OpenApi = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string; schema: Schema }[]
        requestBody?: { content?: Record<string, { schema: Schema }> }
      }
    >
  >
}

/** Every call of shop-api: those of its OpenAPI with their schemas, and what is left out of it by its name alone. */
export function shopOperations(spec: OpenApi, routeList: readonly string[]): Operation[] {
  const described = Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]): Operation => {
      const at = (place: string) =>
        Object.fromEntries(parameters.filter((one) => one.in === place).map((one) => [one.name, one.schema]))
      const body = Object.values(requestBody?.content ?? {})[0]?.schema
      return {
        surface: 'shop',
        call: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        params: at('path'),
        query: at('query'),
        ...(body ? { body } : {}),
      }
    }),
  )
  const named = new Set(described.map(({ call }) => call))
  const rest = routeList.filter((call) => !named.has(call))
  return [...described, ...rest.map((call): Operation => ({ surface: 'shop', call, params: {}, query: {} }))]
}

/** Every endpoint of the content platform: of each collection and global, and what the shop adds. */
export function cmsOperations({ collections, globals, endpoints }: SanitizedConfig): Operation[] {
  const of = (
    prefix: string,
    fields: readonly Field[],
    list: readonly Endpoint[] | false | null | undefined,
  ) =>
    (list || []).map(
      ({ method, path }): Operation => ({
        surface: 'cms',
        call: `${method.toUpperCase()} /cms-api${prefix}${path}`.replace(/\?$/, '').replace(/(.)\/$/, '$1'),
        params: {},
        query: {},
        fields,
      }),
    )
  return [
    ...of('', [], endpoints),
    ...collections.flatMap(({ slug, fields, endpoints: own }) => of(`/${slug}`, fields, own)),
    ...globals.flatMap(({ slug, fields, endpoints: own }) => of(`/globals/${slug}`, fields, own)),
  ]
}
