import { expect, it } from 'vitest'
import { connectOpenSearch } from './connect-opensearch.ts'

it('a shop searches in PostgreSQL alone unless its settings choose otherwise', () => {
  expect(connectOpenSearch({})).toBeNull()
  expect(connectOpenSearch({ OPENSEARCH_URLS: 'http://127.0.0.1:9200' })).toBeNull()
})

it('settings that name no node or no known engine are refused by name', () => {
  expect(() => connectOpenSearch({ SEARCH_ENGINE: 'opensearch' })).toThrow('OPENSEARCH_URLS')
  expect(() => connectOpenSearch({ SEARCH_ENGINE: 'elastic' })).toThrow('SEARCH_ENGINE')
})
