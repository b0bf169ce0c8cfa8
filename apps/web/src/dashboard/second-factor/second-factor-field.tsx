import { secondFactorTexts } from '@rasteh/messages/dashboard'
import type { UIFieldServerProps } from 'payload'
import { isOwner } from '../../access/is-owner.ts'
import { loadSecondFactor } from '../../second-factor/load.ts'
import desk from '../desk.module.css'
import { OthersPanel } from './others-panel.tsx'
import { OwnPanel } from './own-panel.tsx'
import { RequireAll } from './require-all.tsx'
import styles from './second-factor.module.css'

/** The second factor on a colleague's form: one's own is set up and changed there, another's is only taken away. */
export async function SecondFactorField({ id, req }: UIFieldServerProps) {
  if (!req.user) return null
  if (id === undefined) return <p className={desk.hint}>{secondFactorTexts.saveFirst}</p>
  const { factor, isRequired } = await loadSecondFactor(req.payload, Number(id))
  const isOn = factor?.isConfirmed ?? false
  const isOwn = String(req.user.id) === String(id)
  if (!isOwn && !isOwner({ req })) return null
  if (!isOwn)
    return (
      <div className={styles.panels}>
        <OthersPanel staffId={Number(id)} isOn={isOn} />
      </div>
    )
  return (
    <div className={styles.panels}>
      <OwnPanel isOn={isOn} codesLeft={factor?.codesLeft ?? 0} />
      {isOwner({ req }) && <RequireAll isRequired={isRequired} />}
    </div>
  )
}
