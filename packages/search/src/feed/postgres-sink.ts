import type { Database } from '@rasteh/shop-store/platform/pool'
import {
  beginSearchRebuild,
  dropSearchRows,
  finishSearchRebuild,
  saveRebuiltRows,
  saveSearchRows,
} from '@rasteh/shop-store/search/documents'
import { toSearchRow } from '../postgres/to-search-row.ts'
import type { DocumentSink, FedDocument } from './document-sink.ts'

const toRow = ({ document, changesAt }: FedDocument) => toSearchRow(document, { changesAt })

/** The shop's own tables: always filled, since they also answer while another engine is down. */
export function createPostgresSink(database: Database): DocumentSink {
  return {
    save: (documents) => saveSearchRows(database, documents.map(toRow)),
    drop: (productIds) => dropSearchRows(database, productIds),
    rebuild: {
      begin: () => beginSearchRebuild(database),
      save: (documents, doneUntil) => saveRebuiltRows(database, documents.map(toRow), doneUntil),
      finish: () => finishSearchRebuild(database),
    },
  }
}
