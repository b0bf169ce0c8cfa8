import { importExportTexts } from '@rasteh/messages/dashboard'
import type { SheetKind } from '@rasteh/shop-core/import-export'
import styles from './import-export.module.css'

type KindStepProps = { kinds: SheetKind[]; kind: SheetKind; onChoose: (kind: SheetKind) => void }

export function KindStep({ kinds, kind, onChoose }: KindStepProps) {
  return (
    <fieldset className={styles.kinds}>
      <legend className={styles.heading}>{importExportTexts.kindLegend}</legend>
      {kinds.map((one) => (
        <label key={one} className={styles.kind}>
          <input
            type="radio"
            name="kind"
            className={styles.radio}
            value={one}
            checked={one === kind}
            onChange={() => onChoose(one)}
          />
          <span className={styles.kindText}>
            <strong>{importExportTexts.kinds[one].title}</strong>
            <span className={styles.hint}>{importExportTexts.kinds[one].about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
