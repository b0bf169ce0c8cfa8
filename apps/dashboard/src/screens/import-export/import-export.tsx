'use client'

import type { SheetKind } from '@rasteh/shop-core/import-export'
import { useState } from 'react'
import { type CategoryOption, ExportStep } from './export-step.tsx'
import { History } from './history.tsx'
import styles from './import-export.module.css'
import type { ImportShown } from './import-export-event.ts'
import { KindStep } from './kind-step.tsx'
import { Result } from './result.tsx'
import { UploadStep } from './upload-step.tsx'
import { useImportExport } from './use-import-export.ts'
import { WorkBar } from './work-bar.tsx'

type ImportExportProps = { kinds: SheetKind[]; categories: CategoryOption[]; history: ImportShown[] }

export function ImportExport({ kinds, categories, history }: ImportExportProps) {
  const [kind, setKind] = useState<SheetKind>(kinds[0] ?? 'messages')
  const importExport = useImportExport(history)
  const isBusy = importExport.working !== null
  const startAgain = () => importExport.look(null)
  return (
    <div className={styles.stack} aria-busy={isBusy}>
      {importExport.open ? (
        <Result
          key={`${importExport.open.id} ${importExport.open.state}`}
          importExport={importExport}
          shown={importExport.open}
          onLeave={startAgain}
        />
      ) : (
        <>
          <KindStep kinds={kinds} kind={kind} onChoose={setKind} />
          <ExportStep kind={kind} categories={categories} />
          <UploadStep key={kind} isBusy={isBusy} onCheck={(file) => importExport.check(kind, file)} />
        </>
      )}
      {importExport.working && <WorkBar working={importExport.working} />}
      {importExport.refusal && (
        <p className={styles.refusal} role="alert">
          {importExport.refusal}
        </p>
      )}
      {!importExport.open && <History history={importExport.history} onLook={importExport.look} />}
    </div>
  )
}
