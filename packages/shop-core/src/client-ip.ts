export { type Network, readNetwork } from './client-ip/network.ts'
export { subnetOf } from './client-ip/subnet-of.ts'
export { toIpAddress } from './client-ip/to-ip-address.ts'
export { callerIp, readTrustedProxies, type TrustedProxies } from './client-ip/trusted-proxies.ts'
