import { openGateway } from '../gateway/open-gateway.ts'

const { NODE_ENV, PORT = '', PAGES_URL = '', SHOP_API_URL = '', GATEWAY_UPGRADES } = process.env
if (NODE_ENV === 'production') {
  console.error('the gateway is for development and tests: in production the edge leads to web and shop-api')
  process.exit(78)
}

const gateway = await openGateway({
  pagesUrl: PAGES_URL,
  shopApiUrl: SHOP_API_URL,
  hasUpgrades: GATEWAY_UPGRADES === 'yes',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => gateway.close().finally(() => process.exit(0)))
}
await gateway.listen({ port: Number(PORT), host: 'localhost' })
