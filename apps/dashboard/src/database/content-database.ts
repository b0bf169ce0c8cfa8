import { postgresAdapter } from '@payloadcms/db-postgres'
import { surviveLoss } from '@rasteh/shop-store/reads/pool'
import { boundTransactions } from '#patches/bounded-transactions.ts'

/** One of them the content platform keeps for itself; some must be left for what is asked beside transactions. */
const CONNECTIONS = 12
const TRANSACTIONS = 8

/** How the content platform reaches its database. */
export const contentDatabase = (url: string) =>
  boundTransactions(
    postgresAdapter({
      pool: {
        connectionString: url,
        max: CONNECTIONS,
        connectionTimeoutMillis: 30_000,
        keepAlive: true,
        onConnect: surviveLoss,
      },
      push: false,
      idType: 'serial',
      // Modules are read whole, by us and by the shop's calls; a table for each kind would cost a join each.
      blocksAsJSON: true,
      migrationDir: `${import.meta.dirname}/../migrations`,
    }),
    TRANSACTIONS,
  )
