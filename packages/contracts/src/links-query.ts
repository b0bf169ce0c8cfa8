import { Value } from 'typebox/value'
import { RenderPartialQuery, toWantedPartial, type WantedPartial } from './links.ts'

/** Reads which partial an address asks for; null when the question is malformed. Only servers need it. */
export function readWantedPartial(query: URLSearchParams): WantedPartial | null {
  const wire = { ...Object.fromEntries(query), ModuleId: toNumber(query.get('ModuleId')) }
  return Value.Check(RenderPartialQuery, wire) ? toWantedPartial(wire) : null
}

const toNumber = (text: string | null) => (text !== null && /^\d{1,10}$/.test(text) ? Number(text) : null)
