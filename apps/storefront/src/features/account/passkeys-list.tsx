'use client'

import type { PasskeyAnswer } from '@rasteh/shop-client/passkey-calls'
import { FormAlert } from '@rasteh/ui/form-alert'
import { useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { type Passkeys, signInCalls } from './account-from-wire.ts'
import { AddPasskey } from './add-passkey.tsx'
import { currentUserPasskeys } from './current-user-passkeys.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { sayPasskeyRefusal } from './say-passkey-refusal.ts'
import styles from './sign-in.module.css'
import { useProof } from './use-proof.ts'

type Said = { tone: 'done' | 'refused'; text: string }

/** The customer's passkeys: each with its days, one more to be added, any to be removed. */
export function PasskeysList({ passkeys }: { passkeys: Passkeys['passkeys'] }) {
  const { say } = usePageSettings()
  const proof = useProof()
  const [busy, setBusy] = useState<string | null>(null)
  const [said, setSaid] = useState<Said | null>(null)

  async function run(
    what: string,
    act: () => Promise<PasskeyAnswer<Passkeys>>,
    done: string,
  ): Promise<boolean> {
    setBusy(what)
    setSaid(null)
    const answer = await proof.guard(act)
    setBusy(null)
    const refusal = sayPasskeyRefusal(say, answer)
    setSaid(refusal ? { tone: 'refused', text: refusal } : { tone: 'done', text: done })
    if (answer.kind === 'done') currentUserPasskeys.set(answer.value)
    return answer.kind === 'done'
  }
  return (
    <div className={styles.part}>
      <p className={styles.hint}>{say('PasskeysIntro')}</p>
      {passkeys.length === 0 && <p>{say('PasskeysNone')}</p>}
      <ul className={styles.sessions}>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isBusy={busy === passkey.id}
            onRemove={() =>
              void run(passkey.id, () => signInCalls.removePasskey(passkey.id), say('PasskeyRemoved'))
            }
          />
        ))}
      </ul>
      {said && <FormAlert tone={said.tone}>{said.text}</FormAlert>}
      <AddPasskey
        isBusy={busy === 'add'}
        onAdd={(name) => run('add', () => signInCalls.addPasskey(name), say('PasskeyAdded'))}
      />
      <ProofDialog proof={proof} />
    </div>
  )
}
