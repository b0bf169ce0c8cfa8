import type { SanitizedConfig } from 'payload'
import type { Patch } from './patch.ts'

/**
 * Asks once more for the form of a row that waits for it. Payload draws a new row of an array or of blocks by an answer of
 * the server, and asks for it a quarter of a second after the row was added. When the answer to an earlier change arrives
 * in that quarter, Payload takes the row for what the server has seen, never asks, and the row stays a grey bar.
 */
export const waitingRowsPatch: Patch = {
  name: 'waiting-rows',
  writtenFor: { '@payloadcms/ui': '3.90.1' },
  upstream: 'https://github.com/payloadcms/payload/pull/12026',
}

const WAITING_ROWS = '/patches/waiting-rows-component.tsx#WaitingRows'

/** The same configuration with a watch over the rows in every form of a document. */
export function watchRows(config: SanitizedConfig): SanitizedConfig {
  for (const { admin } of config.collections) {
    const edit = admin.components?.edit
    admin.components = {
      ...admin.components,
      edit: { ...edit, beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), WAITING_ROWS] },
    }
  }
  for (const { admin } of config.globals) {
    const elements = admin.components?.elements
    admin.components = {
      ...admin.components,
      elements: {
        ...elements,
        beforeDocumentControls: [...(elements?.beforeDocumentControls ?? []), WAITING_ROWS],
      },
    }
  }
  return config
}
