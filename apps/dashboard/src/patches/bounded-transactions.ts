import type { BaseDatabaseAdapter, Payload } from 'payload'
import type { Patch } from './patch.ts'

/**
 * Bounds the transactions that Payload's PostgreSQL adapter opens. Inside a save Payload asks a second connection for the
 * document's lock, so as many saves at once as the pool has connections would wait for each other for ever.
 */
export const boundedTransactionsPatch: Patch = {
  name: 'bounded-transactions',
  writtenFor: { '@payloadcms/db-postgres': '3.90.1' },
  upstream: 'https://github.com/payloadcms/payload/issues/8092',
}

type Maker<Adapter> = { init: (args: { payload: Payload }) => Adapter }

/** An adapter of which at most `most` transactions are open at a time; the next one waits for its turn. */
export function boundTransactions<Adapter extends BaseDatabaseAdapter, Made extends Maker<Adapter>>(
  made: Made & Maker<Adapter>,
  most: number,
): Made {
  return {
    ...made,
    init(args: { payload: Payload }) {
      const adapter = made.init(args)
      boundAdapter(adapter, most)
      return adapter
    },
  }
}

function boundAdapter(adapter: BaseDatabaseAdapter, most: number): void {
  const { beginTransaction, commitTransaction, rollbackTransaction } = adapter
  const open = new Set<unknown>()
  const waiting: (() => void)[] = []
  let free = most
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  const enter = () => {
    if (free === 0) return new Promise<void>((turn) => waiting.push(turn))
    free -= 1
    return Promise.resolve()
  }
  const end = (finish: typeof commitTransaction) => async (incoming: Parameters<typeof finish>[0]) => {
    const id = await incoming
    await finish.call(adapter, id).finally(() => {
      // Commit and rollback may both be asked for; a turn is given back once.
      if (open.delete(id)) leave()
    })
  }
  adapter.beginTransaction = async (options) => {
    await enter()
    const id = await beginTransaction.call(adapter, options).catch((error) => {
      leave()
      throw error
    })
    open.add(id)
    return id
  }
  adapter.commitTransaction = end(commitTransaction)
  adapter.rollbackTransaction = end(rollbackTransaction)
}
