'use client'

import type { SheetKind } from '@rasteh/shop-core/transfer'
import { useState } from 'react'
import { type CategoryOption, ExportStep } from './export-step.tsx'
import { History } from './history.tsx'
import { KindStep } from './kind-step.tsx'
import { Result } from './result.tsx'
import styles from './transfer.module.css'
import type { ImportShown } from './transfer-event.ts'
import { UploadStep } from './upload-step.tsx'
import { useTransfer } from './use-transfer.ts'
import { WorkBar } from './work-bar.tsx'

type DeskProps = { kinds: SheetKind[]; categories: CategoryOption[]; history: ImportShown[] }

export function TransferDesk({ kinds, categories, history }: DeskProps) {
  const [kind, setKind] = useState<SheetKind>(kinds[0] ?? 'messages')
  const transfer = useTransfer(history)
  const isBusy = transfer.working !== null
  const startAgain = () => transfer.look(null)
  return (
    <div className={styles.desk} aria-busy={isBusy}>
      {transfer.open ? (
        <Result
          key={`${transfer.open.id} ${transfer.open.state}`}
          transfer={transfer}
          shown={transfer.open}
          onLeave={startAgain}
        />
      ) : (
        <>
          <KindStep kinds={kinds} kind={kind} onChoose={setKind} />
          <ExportStep kind={kind} categories={categories} />
          <UploadStep key={kind} isBusy={isBusy} onCheck={(file) => transfer.check(kind, file)} />
        </>
      )}
      {transfer.working && <WorkBar working={transfer.working} />}
      {transfer.refusal && (
        <p className={styles.refusal} role="alert">
          {transfer.refusal}
        </p>
      )}
      {!transfer.open && <History history={transfer.history} onLook={transfer.look} />}
    </div>
  )
}
