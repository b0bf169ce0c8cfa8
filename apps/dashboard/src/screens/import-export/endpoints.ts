import type { Endpoint } from 'payload'
import { checkEndpoint } from './check-endpoint.ts'
import { exportEndpoint } from './export-endpoint.ts'
import { importEndpoints } from './import-endpoints.ts'

/** The calls of the import and export page. Calls about one import come first: `imports` is no kind of sheet. */
export const importExportEndpoints: Endpoint[] = [...importEndpoints, checkEndpoint, exportEndpoint]
