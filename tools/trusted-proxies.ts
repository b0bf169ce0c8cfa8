import { trustedProxiesVcl } from './services/trusted-proxies-vcl.ts'

/** `rasteh trusted-proxies`: prints trusted-proxies.vcl for the edge from the setting that dashboard and shop-api read. */
process.stdout.write(trustedProxiesVcl(process.env.TRUSTED_PROXIES ?? '127.0.0.1,::1'))
