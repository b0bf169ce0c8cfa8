import type { Say } from '@rasteh/messages/say'
import { type MoneyStyle, PRICE_UNIT_TITLES } from '@rasteh/persian-text/money'
import type { BrandCount } from '@rasteh/shop-store/reads/category-page'
import { Icon } from '@rasteh/ui/icon'
import { LinkButton } from '@rasteh/ui/link-button'
import {
  type CategoryChoices,
  choicesAddress,
  FIELDS,
  filterCount,
  toFieldText,
  withoutFilters,
} from './category-choices.ts'
import { FilterForm } from './filter-form.tsx'
import { FilterSheetKeys } from './filter-sheet-keys.tsx'
import styles from './filters.module.css'

type FiltersProps = {
  path: string
  choices: CategoryChoices
  brands: readonly BrandCount[]
  money: MoneyStyle
  say: Say
}

/** Where the list is narrowed. Beside the list it stands open; on a phone it is a sheet that its link opens, script or not. */
export function Filters({ path, choices, brands, money, say }: FiltersProps) {
  return (
    <aside id="filters" className={styles.filters} aria-label={say('Filters')} tabIndex={-1}>
      <FilterSheetKeys />
      <div className={styles.head}>
        <h2 className={styles.title}>{say('Filters')}</h2>
        <a className={styles.close} href="#products" aria-label={say('FiltersClose')}>
          <Icon name="close" />
        </a>
      </div>
      {/* Answers change what is chosen; fields that keep their old text would belie the list. */}
      <FilterForm
        key={choicesAddress(path, choices, money.unit)}
        action={path}
        submitLabel={say('FiltersApply')}
        more={<ClearFilters path={path} choices={choices} money={money} say={say} />}
      >
        {choices.sort !== 'popular' && <input type="hidden" name={FIELDS.sort} value={choices.sort} />}
        <label className={styles.check}>
          <input type="checkbox" name={FIELDS.stock} value="1" defaultChecked={choices.onlyInStock} />
          {say('FilterOnlyInStock')}
        </label>
        <PriceRange choices={choices} money={money} say={say} />
        <Brands choices={choices} brands={brands} say={say} />
      </FilterForm>
    </aside>
  )
}

function ClearFilters({ path, choices, money, say }: Omit<FiltersProps, 'brands'>) {
  if (filterCount(choices) === 0) return null
  return (
    <LinkButton kind="quiet" href={choicesAddress(path, withoutFilters(choices), money.unit)}>
      {say('FiltersClear')}
    </LinkButton>
  )
}

function PriceRange({ choices, money, say }: Pick<FiltersProps, 'choices' | 'money' | 'say'>) {
  const fields = [
    [FIELDS.from, say('FilterPriceFrom'), choices.priceFromRial],
    [FIELDS.to, say('FilterPriceTo'), choices.priceToRial],
  ] as const
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{say('FilterPriceRange')}</legend>
      {fields.map(([name, label, rials]) => (
        <label key={name} className={styles.price}>
          <span>{label}</span>
          <input
            className={styles.field}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={toFieldText(rials, money)}
          />
          <span className={styles.unit}>{PRICE_UNIT_TITLES[money.unit][money.culture]}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Brands({ choices, brands, say }: Pick<FiltersProps, 'choices' | 'brands' | 'say'>) {
  const known = new Set(brands.map(({ key }) => key))
  // A chosen brand that the other filters leave nothing of can still be unticked.
  const gone = choices.brands.filter((key) => !known.has(key)).map((key) => ({ key, title: key, count: 0 }))
  const all = [...brands, ...gone]
  if (all.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{say('FilterBrand')}</legend>
      <div className={styles.brands}>
        {all.map(({ key, title, count }) => (
          <label key={key} className={styles.check}>
            <input
              type="checkbox"
              name={FIELDS.brand}
              value={key}
              defaultChecked={choices.brands.includes(key)}
            />
            <bdi className={styles.brand}>{title}</bdi>
            <span className={styles.count}>{say('CategoryCount', { count })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
