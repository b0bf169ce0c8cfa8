import { reportsTexts as texts } from '@rasteh/messages/dashboard'
import screen from '#components/screen.module.css'
import { PrintButton } from '#screens/orders/public-components.ts'
import { type ReportQuery, toExportUrl } from './report-query.ts'
import styles from './reports.module.css'

/** The table as a file, and on paper. */
export function FileLinks({ query }: { query: ReportQuery }) {
  return (
    <div className={`${screen.buttons} ${styles.files}`}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <a key={format} className={screen.linkButton} href={toExportUrl(query, format)} download>
          {format === 'xlsx' ? `${texts.file} ${texts.excel}` : `${texts.file} ${texts.csv}`}
        </a>
      ))}
      <PrintButton />
    </div>
  )
}
