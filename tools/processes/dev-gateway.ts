import { openGateway } from '../gateway/open-gateway.ts'

const { NODE_ENV, PORT = '', STOREFRONT_URL = '', DASHBOARD_URL = '', SHOP_API_URL = '' } = process.env
if (NODE_ENV === 'production') {
  console.error('the gateway is for development and tests: in production the edge leads to the processes')
  process.exit(78)
}

const gateway = await openGateway({
  storefrontUrl: STOREFRONT_URL,
  dashboardUrl: DASHBOARD_URL,
  shopApiUrl: SHOP_API_URL,
  hasUpgrades: process.env.GATEWAY_UPGRADES === 'yes',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => gateway.close().finally(() => process.exit(0)))
}
await gateway.listen({ port: Number(PORT), host: 'localhost' })
