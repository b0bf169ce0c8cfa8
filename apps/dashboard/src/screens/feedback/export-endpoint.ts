import { dashboardLabels, feedbackInboxTexts } from '@rasteh/messages/dashboard'
import { escapeFormula, isSheetFormat, toCsv } from '@rasteh/shop-core/import-export'
import type { Endpoint } from 'payload'
import { isEditor } from '#access/is-editor.ts'
import { poolOf } from '#database/content-pool.ts'
import { answerFile } from '#endpoints/answer-file.ts'
import { withFresh } from '#screens/fresh-authentication/public.ts'
import { writeXlsx } from '#screens/import-export/public.ts'

const { fields, options, plural } = dashboardLabels.feedback
const ROWS_MAX = 10_000

const COLUMNS = [
  'createdAt',
  'kind',
  'status',
  'name',
  'mobile',
  'email',
  'subject',
  'text',
  'answer',
] as const
type Message = Record<(typeof COLUMNS)[number], string | null>

const STATEMENT = `select to_char(created_at at time zone 'Asia/Tehran', 'YYYY-MM-DD HH24:MI') as "createdAt",
    kind::text, status::text, name, mobile, email, subject, text, answer
  from public.feedback where deleted_at is null order by id desc limit ${ROWS_MAX}`

/**
 * The inbox as a sheet, newest first. What strangers wrote is escaped: no cell of it is a formula. It holds people's
 * names and numbers, so it is given to a person who has just shown who they are.
 */
export const feedbackExport: Endpoint = withFresh({
  path: '/export',
  method: 'get',
  async handler(req) {
    const format = req.searchParams.get('format')
    if (!isEditor({ req })) return Response.json({ errors: [] }, { status: 403 })
    if (!isSheetFormat(format)) return Response.json({ errors: [] }, { status: 404 })
    const { rows } = await poolOf(req.payload).query<Message>(STATEMENT)
    const titles = COLUMNS.map((column) =>
      column === 'createdAt' ? feedbackInboxTexts.sent : fields[column],
    )
    const cells = rows.map((row) => COLUMNS.map((column) => escapeFormula(wordOf(column, row[column] ?? ''))))
    if (format === 'csv')
      return answerFile(format, 'rasteh-feedback', new TextEncoder().encode(toCsv([titles, ...cells])))
    const columns = titles.map((title) => ({ title, width: 24, isText: true, isShown: false }))
    return answerFile(format, 'rasteh-feedback', writeXlsx({ name: plural, columns, rows: cells }))
  },
})

function wordOf(column: (typeof COLUMNS)[number], value: string): string {
  const words: Record<string, string> = { ...options.kind, ...options.status }
  return column === 'kind' || column === 'status' ? (words[value] ?? value) : value
}
