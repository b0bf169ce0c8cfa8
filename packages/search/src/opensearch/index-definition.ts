/** Tokens as our analyser made them: OpenSearch compares them and changes nothing. */
const tokens = { type: 'keyword', doc_values: false, norms: false, index_options: 'docs' } as const
/** Counted for facets; the table of all its values is made when a change is taken in, not when a reader waits. */
const counted = { type: 'keyword', eager_global_ordinals: true } as const
const ordering = (type: 'long' | 'double' | 'integer') => ({ type, index: false }) as const

const properties = {
  id: ordering('integer'),
  full: tokens,
  strong: tokens,
  fair: tokens,
  faint: tokens,
  description: tokens,
  codes: tokens,
  starts: tokens,
  /** The words that a Latin name ends with. */
  ends: tokens,
  /** In their order, and by their beginnings for suggestions. */
  words: { type: 'text', analyzer: 'ours', norms: false, index_prefixes: { min_chars: 1, max_chars: 8 } },
  categories: counted,
  brand: counted,
  attributes: counted,
  price: { type: 'long' },
  cheapness: ordering('long'),
  dearness: ordering('long'),
  discount: ordering('double'),
  inStock: { type: 'boolean' },
  popularity: ordering('double'),
  created: ordering('long'),
  rank: ordering('long'),
} as const

/** What every index of the catalogue is made by. */
export function indexTemplate(prefix: string): object {
  return {
    index_patterns: [`${prefix}-*`],
    template: {
      settings: {
        'index.number_of_shards': 1,
        'index.number_of_replicas': 1,
        'index.refresh_interval': '500ms',
        // A product taken away while an index is built must not come back with an older look at it.
        'index.gc_deletes': '1h',
        'index.sort.field': ['rank', 'id'],
        'index.sort.order': ['desc', 'desc'],
        'index.analysis.analyzer.ours': { type: 'whitespace' },
        'index.max_result_window': 100_000,
      },
      mappings: { dynamic: 'strict', _source: { enabled: false }, properties },
    },
  }
}
