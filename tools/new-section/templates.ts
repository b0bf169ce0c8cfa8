/** How a section is called in folders, in code, and by managers. */
export type SectionNames = { name: string; camel: string; pascal: string; label: string }

export const configFile = ({
  pascal,
  camel,
  label,
}: SectionNames) => `import { dashboardLabels } from '@rasteh/messages/dashboard'
import { itemList } from '../fields/item-list.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields } = dashboardLabels.modules

/** ${label} */
export const ${pascal}Module = moduleOf({
  slug: '${camel}',
  labels: kinds.${camel},
  group: 'company',
  fields: [
    itemList({
      name: 'items',
      label: kinds.${camel}.plural,
      item: kinds.${camel}.singular,
      required: true,
      minRows: 1,
      maxRows: 60,
      fields: [
        { name: 'title', label: fields.itemTitle, type: 'text', required: true },
        { name: 'text', label: fields.text, type: 'textarea' },
      ],
    }),
  ],
})
`

export const componentFile = ({
  name,
  pascal,
  camel,
  label,
}: SectionNames) => `import { Section } from '@rasteh/ui/section'
import { defineModule, loadNothing, sectionId } from '#modules/module-props.ts'
import styles from './${name}-module.module.css'

/** ${label} */
export const ${camel}Module = defineModule('${camel}', {
  load: loadNothing,
  Component: ({ module, site: { say } }) => {
    const items = module.items ?? []
    if (items.length === 0) return null
    return (
      <Section id={sectionId(module)} title={module.title || say('${pascal}Title')}>
        <ul className={styles.items}>
          {items.map(({ id, title, text }) => (
            <li key={id ?? title} className={styles.item}>
              <h3 className={styles.title}>{title}</h3>
              {text && <p className={styles.text}>{text}</p>}
            </li>
          ))}
        </ul>
      </Section>
    )
  },
})
`

export const stylesFile = () => `.items {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: var(--space-4);
}

.item {
  display: grid;
  align-content: start;
  gap: var(--space-2);
  padding: var(--space-5) var(--space-4);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--shadow-1);
}

.title {
  overflow-wrap: anywhere;
  font-size: var(--text-md);
}

.text {
  color: var(--color-ink-soft);
  line-height: var(--line-text);
  overflow-wrap: anywhere;
  white-space: pre-line;
}
`

export const exampleFile = ({
  camel,
  label,
}: SectionNames) => `import { LONG, type SectionExample } from '#modules/section-example.ts'

export const ${camel}Example: SectionExample = {
  sparse: { items: [{ id: '1', title: '${label}' }] },
  full: {
    title: '${label}',
    items: ['یک', 'دو', 'سه'].map((title, at) => ({ id: String(at), title, text: LONG })),
  },
}
`

export const testFile = ({ name, camel }: SectionNames) => `import { expect, it } from 'vitest'
import { LONG } from '#modules/section-example.ts'
import { renderModule } from '../../../test/modules/render-module.tsx'
import { ${camel}Example } from './${name}-example.ts'
import { ${camel}Module } from './${name}-module.tsx'

it('is not there while it has no rows', async () => {
  expect(await renderModule(${camel}Module, {})).toBe('')
})

it('shows its rows, and what was written as text', async () => {
  expect(await renderModule(${camel}Module, ${camel}Example.full)).toContain(LONG)
  const hostile = '<img src=x onerror=alert(1)>'
  expect(await renderModule(${camel}Module, { items: [{ title: hostile, text: hostile }] })).not.toContain('<img')
})
`

export const pictureFile = ({ label }: SectionNames) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><title>${label}</title><rect width="240" height="160" rx="12" fill="#eef4f3"/><rect x="126" y="40" width="90" height="80" rx="10" fill="#0e7c7b"/><rect x="24" y="40" width="90" height="80" rx="10" fill="#9db5b3"/></svg>\n`
