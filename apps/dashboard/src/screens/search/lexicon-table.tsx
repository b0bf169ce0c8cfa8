import { lexiconTexts as texts } from '@rasteh/messages/dashboard'
import styles from '#components/screen.module.css'
import tables from '#components/table.module.css'
import type { LexiconRow } from './lexicon-page.ts'
import type { LexiconState } from './use-lexicon.ts'

/** A page of groups, each with its switch. */
export function LexiconTable({ lexicon }: { lexicon: LexiconState }) {
  return (
    <table className={tables.table}>
      <caption className={styles.hiddenLabel}>{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.words}</th>
          <th scope="col">{texts.kinds}</th>
          <th scope="col">{texts.area}</th>
          <th scope="col">{texts.state}</th>
        </tr>
      </thead>
      <tbody>
        {lexicon.list.rows.map((row) => (
          <Row key={row.id} row={row} lexicon={lexicon} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, lexicon }: { row: LexiconRow; lexicon: LexiconState }) {
  const { words, kinds, area, isOn } = row
  const head = words[0] ?? ''
  return (
    <tr className={isOn ? undefined : tables.warnedRow}>
      <th scope="row">
        <bdi>{words.join('، ')}</bdi>
      </th>
      <td data-label={texts.kinds}>{kinds.length === 0 ? texts.noKinds : <bdi>{kinds.join('، ')}</bdi>}</td>
      <td data-label={texts.area}>{(texts.areas as Record<string, string>)[area] ?? area}</td>
      <td data-label={texts.state}>
        <p className={styles.hint}>{isOn ? texts.on : texts.off}</p>
        <button
          className={styles.quiet}
          type="button"
          disabled={lexicon.isWaiting}
          aria-label={(isOn ? texts.switchOffOf : texts.switchOnOf).replace('{word}', head)}
          onClick={() => void lexicon.switchGroup(row)}
        >
          {isOn ? texts.switchOff : texts.switchOn}
        </button>
      </td>
    </tr>
  )
}
