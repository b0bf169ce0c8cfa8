import { seededEdge, startSeededShop } from './processes/start-seeded-shop.ts'
import { startEdge, stopEdge } from './services/edge.ts'
import { ports } from './services/settings.ts'

/** The shop that browser tests visit, and an edge before it for those that send what no browser sends. */
const edge = seededEdge([ports.e2ePages])
startEdge(edge)
process.once('exit', () => stopEdge(edge))
const shop = await startSeededShop()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => shop.stop().then(() => process.exit(0)))
}
