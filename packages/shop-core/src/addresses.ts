export { callerAddress, readTrustedProxies, type TrustedProxies } from './addresses/caller-address.ts'
export { type Network, readNetwork } from './addresses/network.ts'
export { subnetOf } from './addresses/subnet-of.ts'
export { toAddress } from './addresses/to-address.ts'
