import { formatMoney } from '@rasteh/persian-text/money'
import type { ProductCard } from '@rasteh/shop-store/reads/product-list'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './addon-chooser.module.css'

type AddonChooserProps = {
  addons: readonly ProductCard[]
  chosenIds: readonly number[]
  onChoose: (ids: readonly number[]) => void
}

/** What goes with a product, to be put in the basket together with it. */
export function AddonChooser({ addons, chosenIds, onChoose }: AddonChooserProps) {
  const { say, money } = usePageSettings()
  if (addons.length === 0) return null
  const toggle = (id: number) =>
    onChoose(chosenIds.includes(id) ? chosenIds.filter((one) => one !== id) : [...chosenIds, id])
  return (
    <fieldset className={styles.addons}>
      <legend className={styles.legend}>{say('ProductAddons')}</legend>
      {addons.map(({ id, title, unitPriceRial }) => (
        <label key={id} className={styles.addon}>
          <input
            className={styles.check}
            type="checkbox"
            name="addon"
            value={id}
            checked={chosenIds.includes(id)}
            onChange={() => toggle(id)}
          />
          <span>{title}</span>
          {unitPriceRial !== null && (
            <strong className={styles.price}>{formatMoney(unitPriceRial, money)}</strong>
          )}
        </label>
      ))}
    </fieldset>
  )
}
