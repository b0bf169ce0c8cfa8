import { startOpenSearch } from '../../tools/services/opensearch.ts'
import { opensearchUrls, ports } from '../../tools/services/settings.ts'

/** Before the first test on a real cluster: both nodes are up. `pnpm services stop opensearch` ends them. */
export default async function prepareOpenSearch(): Promise<void> {
  await startOpenSearch()
  process.env.OPENSEARCH_URLS = opensearchUrls(ports.opensearch).join(',')
}
