import { stockTexts } from '@rasteh/messages/dashboard'
import type { UIFieldServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'
import styles from '#components/screen.module.css'
import { loadStockPanel } from './load-panel.ts'
import { StockPanel } from './stock-panel.tsx'

/** Stock on a variant's form: shown there, and moved there, but no part of the form: saving it moves nothing. */
export async function StockField({ id, req }: UIFieldServerProps) {
  if (!isManager({ req })) return null
  if (id === undefined) return <p className={styles.hint}>{stockTexts.saveFirst}</p>
  const { stock, moves } = await loadStockPanel(Number(id))
  const shown = moves.map(({ madeAt, ...move }) => ({ ...move, madeAt: madeAt.toISOString() }))
  return <StockPanel variantId={Number(id)} first={{ stock, moves: shown }} />
}
