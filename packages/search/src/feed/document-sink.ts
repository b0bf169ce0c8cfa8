import type { SearchDocument } from '../documents/search-document.ts'

/** A document, and when the price in it will no longer be the one that is paid. */
export type FedDocument = { readonly document: SearchDocument; readonly changesAt: Date | null }

/** An engine's index as the feed fills it. Every step may be done twice. */
export type DocumentSink = {
  save(documents: readonly FedDocument[]): Promise<void>
  drop(productIds: readonly number[]): Promise<void>
  /** Builds a whole index beside the one that serves. */
  readonly rebuild: {
    /** Begins, or goes on with one that was cut off: after which product? */
    begin(): Promise<number>
    save(documents: readonly FedDocument[], doneUntil: number): Promise<void>
    /** From here on searches read what was built. */
    finish(): Promise<void>
  }
}
