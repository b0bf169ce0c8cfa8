import type { Traces } from './trace-types.ts'

export type { Traces } from './trace-types.ts'

type Environment = Record<string, string | undefined>

/** Null unless OTEL_EXPORTER_OTLP_ENDPOINT says where spans go: then not even the library is loaded. */
export async function startTraces(service: string, env: Environment): Promise<Traces | null> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return null
  const { openTraces } = await import('./open-traces.ts')
  return openTraces(service, env)
}
