'use client'

import { passkeyTexts as texts } from '@rasteh/messages/dashboard'
import { useState } from 'react'
import desk from '../desk.module.css'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import styles from './passkeys.module.css'
import { type ShownPasskey, useOwnPasskeys } from './use-own-passkeys.ts'

type OwnPasskeysProps = { passkeys: readonly ShownPasskey[]; isAlone: boolean }

/** One's own passkeys on the account's page; `isAlone`: they would be the only second factor. */
export function OwnPasskeys({ passkeys: first, isAlone }: OwnPasskeysProps) {
  const { passkeys, said, isWaiting, add, remove } = useOwnPasskeys(first)
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <section className={desk.card} aria-label={texts.title} aria-busy={isWaiting}>
      <h3 className={desk.heading}>{texts.title}</h3>
      <p className={desk.hint}>{texts.intro}</p>
      {isAlone && passkeys.length > 0 && <p className={desk.warnings}>{texts.alone}</p>}
      {passkeys.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={styles.list} aria-label={texts.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.Id}
              passkey={passkey}
              isAsked={asked === passkey.Id}
              isWaiting={isWaiting}
              onAsk={(isAsked) => setAsked(isAsked ? passkey.Id : null)}
              onRemove={() => void remove(passkey.Id).then(() => setAsked(null))}
            />
          ))}
        </ul>
      )}
      <AddPasskey isWaiting={isWaiting} onAdd={add} />
      <div role="status">{said?.kind === 'done' && <p className={desk.done}>{said.text}</p>}</div>
      <div role="alert">{said?.kind === 'refused' && <p className={desk.refusal}>{said.text}</p>}</div>
    </section>
  )
}
