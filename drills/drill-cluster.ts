import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Cluster, endNode, NODES, type NodeIndex, startNode } from '../tools/services/opensearch/node.ts'
import {
  startOpenSearch,
  stopOpenSearch,
  stopWhenInterrupted,
  waitForNodes,
} from '../tools/services/opensearch.ts'
import { opensearchUrls, ports, SERVICES_DIR } from '../tools/services/settings.ts'

const cluster: Cluster = {
  name: 'rasteh-drill',
  dir: join(SERVICES_DIR, 'opensearch-drill'),
  port: ports.drillOpensearch,
}

export const DRILL_URLS = opensearchUrls(cluster.port)

/** An empty cluster of the drill's own, whose nodes may be killed. */
export async function makeDrillCluster(): Promise<void> {
  stopWhenInterrupted(cluster)
  await stopOpenSearch(cluster)
  rmSync(cluster.dir, { recursive: true, force: true })
  await startOpenSearch(cluster)
}

export const stopDrillCluster = () => stopOpenSearch(cluster)

/** As a machine that loses its power. */
export const killDrillNode = (node: NodeIndex) => endNode(cluster, node, 'SIGKILL')
export const killDrillCluster = () => Promise.all(NODES.map(killDrillNode))

export async function startDrillNodes(): Promise<void> {
  for (const node of NODES) startNode(cluster, node)
  await waitForNodes(cluster, NODES.length)
}

/** The node that manages the cluster: the worst to lose. */
export async function managerOf(): Promise<NodeIndex> {
  const answer = await fetch(`${DRILL_URLS[0]}/_cat/cluster_manager?h=node`)
  return (await answer.text()).trim() === 'node-1' ? 0 : 1
}
