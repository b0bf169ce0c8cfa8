import { toCultureDigits } from '@rasteh/persian-text/digits'
import { Section } from '@rasteh/ui/section'
import { defineModule, loadNothing, sectionId } from '#modules/module-props.ts'
import styles from './data-table-module.module.css'

/** A table of facts. One that is wider than a phone is scrolled by itself, not with the page. */
export const dataTableModule = defineModule('dataTable', {
  load: loadNothing,
  Component: ({ module, site: { say, culture } }) => {
    const heads = linesOf(module.heads)
    const rows = module.rows ?? []
    if (heads.length === 0 || rows.length === 0) return null
    const cell = (text: string | null | undefined) => toCultureDigits(text ?? '', culture)
    return (
      <Section id={sectionId(module)} title={module.title || say('DataTableTitle')}>
        {/* Keyboard users scroll it too. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A part that scrolls takes the focus. */}
        <div className={styles.scroll} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {cell(head)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={row.id ?? at}>
                  <th scope="row">{cell(row.title)}</th>
                  {heads.slice(1).map((head, column) => (
                    <td key={head} dir="auto">
                      {cell(linesOf(row.cells)[column])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    )
  },
})

/** A cell a line. A line left empty is an empty cell; what is empty at the end is none. */
const linesOf = (text: string | null | undefined) =>
  (text ?? '')
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.trim())
