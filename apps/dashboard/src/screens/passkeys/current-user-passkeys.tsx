'use client'

import { passkeyTexts as texts } from '@rasteh/messages/dashboard'
import { useState } from 'react'
import screen from '#components/screen.module.css'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import styles from './passkeys.module.css'
import { type ShownPasskey, useCurrentUserPasskeys } from './use-current-user-passkeys.ts'

type CurrentUserPasskeysProps = { passkeys: readonly ShownPasskey[]; isAlone: boolean }

/** One's own passkeys on the account's page; `isAlone`: they would be the only second factor. */
export function CurrentUserPasskeys({ passkeys: first, isAlone }: CurrentUserPasskeysProps) {
  const { passkeys, said, isWaiting, add, remove } = useCurrentUserPasskeys(first)
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <section className={screen.card} aria-label={texts.title} aria-busy={isWaiting}>
      <h3 className={screen.heading}>{texts.title}</h3>
      <p className={screen.hint}>{texts.intro}</p>
      {isAlone && passkeys.length > 0 && <p className={screen.warnings}>{texts.alone}</p>}
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
      <div role="status">{said?.kind === 'done' && <p className={screen.done}>{said.text}</p>}</div>
      <div role="alert">{said?.kind === 'refused' && <p className={screen.refusal}>{said.text}</p>}</div>
    </section>
  )
}
