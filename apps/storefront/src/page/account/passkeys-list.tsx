'use client'

import type { PasskeysWire } from '@rasteh/contracts/passkeys'
import { type PasskeyAnswer, passkeyCalls } from '@rasteh/shop-client/passkey-calls'
import { FormAlert } from '@rasteh/ui/form-alert'
import { useState } from 'react'
import { usePageSettings } from '../islands/page-settings.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { ownPasskeys } from './own-passkeys.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { sayPasskeyRefusal } from './say-passkey-refusal.ts'
import styles from './sign-in.module.css'
import { useProof } from './use-proof.ts'

const calls = passkeyCalls('customers')
type Said = { tone: 'done' | 'refused'; text: string }

/** The customer's passkeys: each with its days, one more to be added, any to be removed. */
export function PasskeysList({ passkeys }: { passkeys: PasskeysWire['Passkeys'] }) {
  const { say } = usePageSettings()
  const proof = useProof()
  const [busy, setBusy] = useState<string | null>(null)
  const [said, setSaid] = useState<Said | null>(null)

  async function run(
    what: string,
    act: () => Promise<PasskeyAnswer<PasskeysWire>>,
    done: string,
  ): Promise<boolean> {
    setBusy(what)
    setSaid(null)
    const answer = await proof.guard(act)
    setBusy(null)
    const refusal = sayPasskeyRefusal(say, answer)
    setSaid(refusal ? { tone: 'refused', text: refusal } : { tone: 'done', text: done })
    if (answer.kind === 'done') ownPasskeys.set(answer.value)
    return answer.kind === 'done'
  }
  return (
    <div className={styles.part}>
      <p className={styles.hint}>{say('PasskeysIntro')}</p>
      {passkeys.length === 0 && <p>{say('PasskeysNone')}</p>}
      <ul className={styles.sessions}>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.Id}
            passkey={passkey}
            isBusy={busy === passkey.Id}
            onRemove={() => void run(passkey.Id, () => calls.remove(passkey.Id), say('PasskeyRemoved'))}
          />
        ))}
      </ul>
      {said && <FormAlert tone={said.tone}>{said.text}</FormAlert>}
      <AddPasskey
        isBusy={busy === 'add'}
        onAdd={(name) => run('add', () => calls.add(name), say('PasskeyAdded'))}
      />
      <ProofDialog proof={proof} />
    </div>
  )
}
