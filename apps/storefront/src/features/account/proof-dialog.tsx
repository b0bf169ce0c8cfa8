'use client'

import { Modal } from '@rasteh/ui/modal'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { ProofForm } from './proof-form.tsx'
import styles from './sign-in.module.css'
import type { ProofState } from './use-proof.ts'

/** Asks a customer who signed in a while ago to show again who they are. */
export function ProofDialog({ proof }: { proof: ProofState }) {
  const { say, money } = usePageSettings()
  const { methods, answer } = proof
  return (
    <Modal
      title={say('ProofTitle')}
      closeLabel={say('Close')}
      culture={money.culture}
      isOpen={methods !== null}
      onClose={() => answer(false)}
    >
      <p className={styles.hint}>{say('ProofIntro')}</p>
      {methods && (
        <ProofForm methods={methods} onProven={() => answer(true)} onCancel={() => answer(false)} />
      )}
    </Modal>
  )
}
