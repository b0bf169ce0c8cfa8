import { secondFactorTexts } from '@rasteh/messages/dashboard'
import type { UIFieldServerProps } from 'payload'
import { isOwner } from '#access/is-owner.ts'
import screen from '#components/screen.module.css'
import { loadPasskeys, type Passkey } from '#screens/passkeys/public.ts'
import { CurrentUserPasskeys } from '#screens/passkeys/public-components.ts'
import { CurrentUserPanel } from './current-user-panel.tsx'
import { loadSecondFactor } from './load.ts'
import { OthersPanel } from './others-panel.tsx'
import { RequireAll } from './require-all.tsx'
import styles from './second-factor.module.css'

/** The second factor on a colleague's form: one's own is set up and changed there, another's is only taken away. */
export async function SecondFactorField({ id, req }: UIFieldServerProps) {
  if (!req.user) return null
  if (id === undefined) return <p className={screen.hint}>{secondFactorTexts.saveFirst}</p>
  const { factor, isRequired, passkeys, duty } = await loadSecondFactor(req.payload, Number(id))
  const isOn = factor?.isConfirmed ?? false
  const isCurrentUser = String(req.user.id) === String(id)
  if (!isCurrentUser && !isOwner({ req })) return null
  if (!isCurrentUser)
    return (
      <div className={styles.panels}>
        <OthersPanel staffId={Number(id)} isOn={isOn} passkeys={passkeys} />
      </div>
    )
  const own = await loadPasskeys(req.payload, { kind: 'staff', id: Number(id) })
  return (
    <div className={styles.panels} id="second-factor">
      <CurrentUserPanel isOn={isOn} codesLeft={factor?.codesLeft ?? 0} />
      <CurrentUserPasskeys passkeys={own.map(toShown)} isAlone={!isOn && duty.kind !== 'none'} />
      {isOwner({ req }) && <RequireAll isRequired={isRequired} />}
    </div>
  )
}

/** Of a passkey the page is given what it shows, and no key. */
const toShown = ({ id, name, createdAt, lastUsedAt, isBackedUp }: Passkey) => ({
  Id: id,
  Name: name,
  CreatedAt: createdAt.toISOString(),
  LastUsedAt: lastUsedAt?.toISOString() ?? null,
  IsBackedUp: isBackedUp,
})
