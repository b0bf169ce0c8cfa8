import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { LinkButton } from '@rasteh/ui/link-button'
import type { ReactNode } from 'react'
import { AttributeFacets } from './attribute-facets.tsx'
import { FacetGroup } from './facet-group.tsx'
import styles from './filters.module.css'
import type { FiltersProps } from './filters-props.ts'
import FilterForm from './islands/filter-form.tsx'
import FilterSheetKeys from './islands/filter-sheet-keys.tsx'
import { choicesUrl, FIELDS, filterCount, withoutFilters } from './list-choices.ts'
import { PriceRange } from './price-range.tsx'

/** Where the list is narrowed. Beside the list it is open; on a phone it is a sheet that its link opens, script or not. */
export function Filters({ categoryFacet, ...props }: FiltersProps & { categoryFacet?: ReactNode }) {
  const { place, choices, facets, money, say } = props
  return (
    <aside id="filters" className={styles.filters} aria-label={say('Filters')} tabIndex={-1}>
      <FilterSheetKeys />
      <div className={styles.head}>
        <h2 className={styles.title}>{say('Filters')}</h2>
        <Link className={styles.close} href="#products" aria-label={say('FiltersClose')}>
          <Icon name="close" />
        </Link>
      </div>
      {categoryFacet}
      {/* Answers change what is chosen; fields that keep their old text would belie the list. */}
      <FilterForm
        key={choicesUrl(place, choices, money.unit)}
        action={place.path}
        submitLabel={say('FiltersApply')}
      >
        <div className={styles.fields}>
          {place.kept.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          {choices.sort !== place.sorts[0] && <input type="hidden" name={FIELDS.sort} value={choices.sort} />}
          <label className={styles.check}>
            <input type="checkbox" name={FIELDS.stock} value="1" defaultChecked={choices.onlyInStock} />
            <span className={styles.name}>{say('FilterOnlyInStock')}</span>
            <span className={styles.count}>{say('CategoryCount', { count: facets.inStock })}</span>
          </label>
          <PriceRange {...props} />
          <Brands {...props} />
          <AttributeFacets {...props} />
        </div>
        <ClearFilters {...props} />
      </FilterForm>
    </aside>
  )
}

function ClearFilters({ place, choices, money, say }: FiltersProps) {
  if (filterCount(choices) === 0) return null
  return (
    <LinkButton kind="quiet" href={choicesUrl(place, withoutFilters(choices), money.unit)}>
      {say('FiltersClear')}
    </LinkButton>
  )
}

function Brands({ choices, facets, say }: FiltersProps) {
  const known = new Set(facets.brands.map(({ key }) => key))
  // A chosen brand that the other filters leave nothing of can still be unticked.
  const gone = choices.brands.filter((key) => !known.has(key)).map((key) => ({ key, title: key, count: 0 }))
  return (
    <FacetGroup
      title={say('FilterBrand')}
      name={FIELDS.brand}
      values={[...facets.brands, ...gone].map((brand) => ({
        ...brand,
        isChosen: choices.brands.includes(brand.key),
      }))}
      say={say}
    />
  )
}
