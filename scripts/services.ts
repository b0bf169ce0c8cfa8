import { isOpenSearchRunning, startOpenSearch, stopOpenSearch } from './services/opensearch.ts'
import { isPostgresRunning, startPostgres, stopPostgres } from './services/postgres.ts'
import { isRedisRunning, startRedis, stopRedis } from './services/redis.ts'
import { isElsewhere, ports } from './services/settings.ts'

const services = {
  postgres: { start: startPostgres, stop: stopPostgres, isRunning: isPostgresRunning, port: ports.postgres },
  redis: { start: startRedis, stop: stopRedis, isRunning: isRedisRunning, port: ports.redis },
  opensearch: {
    start: startOpenSearch,
    stop: stopOpenSearch,
    isRunning: isOpenSearchRunning,
    port: ports.opensearch,
  },
}

type ServiceName = keyof typeof services

const [verb = 'status', only] = process.argv.slice(2)
const names = Object.keys(services) as ServiceName[]
if (!['start', 'stop', 'status'].includes(verb) || (only && !names.includes(only as ServiceName))) {
  console.error(`usage: pnpm services start|stop|status [${names.join('|')}]`)
  process.exit(2)
}

/** The shop runs without OpenSearch: it starts only when it is named. */
const isWanted = (name: ServiceName) => (only ? name === only : verb !== 'start' || name !== 'opensearch')

for (const name of names.filter(isWanted)) {
  const service = services[name]
  if (verb === 'start') await service.start()
  if (verb === 'stop') await service.stop()
  const where = isElsewhere[name]
    ? 'elsewhere, on'
    : (await service.isRunning())
      ? 'running on'
      : 'stopped, would run on'
  console.log(`${name.padEnd(10)} ${where} 127.0.0.1:${service.port}`)
}
