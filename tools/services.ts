import { devCluster } from './services/cluster/place.ts'
import { isClusterRunning, startCluster, stopCluster } from './services/cluster.ts'
import { devEdge, isEdgeRunning, startEdge, stopEdge } from './services/edge.ts'
import { isOpenSearchRunning, startOpenSearch, stopOpenSearch } from './services/opensearch.ts'
import { isPostgresRunning, startPostgres, stopPostgres } from './services/postgres.ts'
import { isRedisRunning, startRedis, stopRedis } from './services/redis.ts'
import { isElsewhere, ports } from './services/settings.ts'

type Service = {
  start: () => void | Promise<void>
  stop: () => void | Promise<void>
  isRunning: () => boolean | Promise<boolean>
  port: number
  isElsewhere?: boolean
  /** Started only by its name: a shop can do without it. */
  isOptional?: boolean
}

const services: Readonly<Record<string, Service>> = {
  postgres: {
    start: startPostgres,
    stop: stopPostgres,
    isRunning: isPostgresRunning,
    port: ports.postgres,
    isElsewhere: isElsewhere.postgres,
  },
  redis: {
    start: startRedis,
    stop: stopRedis,
    isRunning: isRedisRunning,
    port: ports.redis,
    isElsewhere: isElsewhere.redis,
  },
  opensearch: {
    start: startOpenSearch,
    stop: stopOpenSearch,
    isRunning: isOpenSearchRunning,
    port: ports.opensearch,
    isElsewhere: isElsewhere.opensearch,
    isOptional: true,
  },
  edge: {
    start: () => startEdge(devEdge),
    stop: () => stopEdge(devEdge),
    isRunning: () => isEdgeRunning(devEdge),
    port: devEdge.port,
    isOptional: true,
  },
  cluster: {
    start: () => startCluster(),
    stop: () => stopCluster(),
    isRunning: () => isClusterRunning(),
    port: devCluster.port,
    isOptional: true,
  },
}

const [verb = 'status', only] = process.argv.slice(2)
if (!['start', 'stop', 'status'].includes(verb) || (only && !services[only])) {
  console.error(`usage: pnpm services start|stop|status [${Object.keys(services).join('|')}]`)
  process.exit(2)
}

for (const [name, service] of Object.entries(services)) {
  if (only && name !== only) continue
  if (verb === 'start' && (only || !service.isOptional)) await service.start()
  if (verb === 'stop') await service.stop()
  console.log(`${name.padEnd(10)} ${await whereIs(service)} 127.0.0.1:${service.port}`)
}

async function whereIs({ isElsewhere, isRunning }: Service): Promise<string> {
  if (isElsewhere) return 'elsewhere, on'
  return (await isRunning()) ? 'running on' : 'stopped, would run on'
}
