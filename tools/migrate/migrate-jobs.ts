import { JOBS_SCHEMA, queues } from '@rasteh/worker/queues'
import { PgBoss } from 'pg-boss'

/** Makes the queue's tables and the queues themselves, so that the running shop needs no right to make tables. */
export async function migrateJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
    max: 2,
  })
  await boss.start()
  for (const { name, options } of Object.values(queues)) {
    if (await boss.getQueue(name)) await boss.updateQueue(name, options)
    else await boss.createQueue(name, options)
  }
  await boss.stop({ graceful: false })
}
