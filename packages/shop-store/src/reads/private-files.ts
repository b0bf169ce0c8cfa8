import type { Database } from '../platform/pool.ts'

export type HeldFile = {
  fileId: string
  formFieldId: string
  width: number
  height: number
  createdAt: Date
}

/** The files that a customer has given, one a field; what would open them is not among it. */
export async function loadFilesOf(database: Database, customerId: number): Promise<HeldFile[]> {
  const { rows } = await database.query<HeldFile>({
    name: 'files-of',
    text: `select id as "fileId", form_field_id as "formFieldId", width, height, created_at as "createdAt"
      from shop.private_files where customer_id = $1 and state = 'stored' order by form_field_id`,
    values: [customerId],
  })
  return rows
}
