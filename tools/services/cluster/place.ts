import { join } from 'node:path'
import { serverFolder } from '../postgres.ts'
import { checkout, ports } from '../settings.ts'

export const NODES = [1, 2, 3] as const
export type NodeIndex = (typeof NODES)[number]

/** Three machines of the shop's database, imitated by three network namespaces of this one. */
export type DatabaseCluster = {
  /** Names its folder and its namespaces, so that two can run side by side. */
  readonly name: string
  readonly dir: string
  /** The primary's port on loopback; the standbys' is the next. */
  readonly port: number
  /** The first address of its network of eight: the machines have the next three, this one the sixth. */
  readonly base: number
}

const clusterOf = (name: string, nth: 0 | 1): DatabaseCluster => ({
  name,
  dir: serverFolder(name),
  port: ports.cluster + nth * 2,
  base: checkout * 16 + nth * 8,
})

export const devCluster = clusterOf('cluster', 0)
export const drillCluster = clusterOf('cluster-drill', 1)

/** Of the addresses set aside for measuring networks (RFC 2544), so that no other machine has them. */
const address = (number: number) => `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`

export const nodeName = (index: NodeIndex) => `node-${index}`
export const nodeDir = ({ dir }: DatabaseCluster, index: NodeIndex) => join(dir, nodeName(index))
export const nodeAddress = ({ base }: DatabaseCluster, index: NodeIndex) => address(base + index)
export const hostAddress = ({ base }: DatabaseCluster) => address(base + 6)
export const networkOf = ({ base }: DatabaseCluster) => `${address(base)}/29`

/** Backups lie outside the machines: what ends a machine leaves them. */
export const repositoryDir = ({ dir }: DatabaseCluster) => join(dir, 'repository')
