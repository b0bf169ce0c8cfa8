import type pg from 'pg'
import type { RowKind } from './read-statements.ts'

export type Column = { name: string; kind: RowKind | 'json' }

/** Has the database parse a statement without running it, and answers the columns of its rows. */
export async function describeStatement(client: pg.Client, text: string): Promise<Column[]> {
  const fields = await new Promise<pg.FieldDef[]>((resolve, reject) => {
    let described: pg.FieldDef[] = []
    client.query({
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, false)
        connection.describe({ type: 'S', name: '' }, false)
        connection.sync()
      },
      handleRowDescription: (message: { fields: pg.FieldDef[] }) => {
        described = message.fields
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(described),
    } as never)
  })
  return fields.map(({ name, dataTypeID }) => ({ name, kind: KINDS.get(dataTypeID) ?? 'string' }))
}

/** Types of the shop's columns by their oid; what is not here (texts, enumerations, uuid) comes as a string. */
const KINDS = new Map<number, RowKind | 'json'>([
  [16, 'boolean'],
  [17, 'Buffer'],
  ...[20, 21, 23, 700, 701, 1700].map((oid) => [oid, 'number'] as const),
  ...[1082, 1114, 1184].map((oid) => [oid, 'Date'] as const),
  ...[114, 3802].map((oid) => [oid, 'json'] as const),
  ...[1000, 1001, 1005, 1007, 1009, 1015, 1016, 1115, 1185, 1231, 2951].map((oid) => [oid, 'array'] as const),
])
