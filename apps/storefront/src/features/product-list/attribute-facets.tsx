import { Icon } from '@rasteh/ui/icon'
import { FacetGroup } from './facet-group.tsx'
import styles from './filters.module.css'
import type { FiltersProps } from './filters-props.ts'
import { FIELDS } from './list-choices.ts'
import { hasAttribute, toAttributeText, toAttributeTexts } from './wanted-attributes.ts'

/** So many are open, the others folded away; with more a visitor would have to search through them. */
const ATTRIBUTES_MOST = 8
const VALUES_MOST = 12

/** What products are like, attribute by attribute; each is folded until it is wanted or chosen. */
export function AttributeFacets({ choices, facets, say }: FiltersProps) {
  const chosen = new Set(choices.attributes.map(({ name }) => name))
  const shown = facets.attributes.filter(
    ({ name, values }, place) => chosen.has(name) || (place < ATTRIBUTES_MOST && values.length > 1),
  )
  const listed = new Set(
    shown.flatMap(({ name, values }) => values.map(({ key }) => toAttributeText(name, key))),
  )
  const gone = toAttributeTexts(choices.attributes).filter((text) => !listed.has(text))
  return (
    <>
      {/* What the other filters leave nothing of stays chosen until its chip is pressed. */}
      {gone.map((text) => (
        <input key={text} type="hidden" name={FIELDS.attribute} value={text} />
      ))}
      {shown.length > 0 && (
        <div className={styles.folds}>
          {shown.map(({ name, title, values }) => (
            <details key={name} className={styles.folded} open={chosen.has(name)}>
              <summary className={styles.summary}>
                <bdi>{title}</bdi>
                <Icon name="down" />
              </summary>
              <FacetGroup
                title={title}
                name={FIELDS.attribute}
                values={values.slice(0, VALUES_MOST).map((value) => ({
                  ...value,
                  key: toAttributeText(name, value.key),
                  isChosen: hasAttribute(choices.attributes, name, value.key),
                }))}
                say={say}
              />
            </details>
          ))}
        </div>
      )}
    </>
  )
}
