/** Why a whole file cannot be read. */
export type FileRefusal =
  | { kind: 'file-too-big'; maxBytes: number }
  | { kind: 'unpacks-too-big' }
  | { kind: 'not-a-sheet' }
  | { kind: 'not-utf8' }
  | { kind: 'no-rows' }
  | { kind: 'too-many-rows'; max: number }
  | { kind: 'missing-columns'; columns: readonly string[] }
  | { kind: 'repeated-column'; column: string }

/** Why one row is not taken over: about which column, and which value stood there. */
export type RowFault =
  | { kind: 'required'; column: string }
  | { kind: 'not-a-number'; column: string; value: string }
  | { kind: 'too-small'; column: string; value: string; min: number }
  | { kind: 'too-large'; column: string; value: string; max: number }
  | { kind: 'too-long'; column: string; value: string; max: number }
  | { kind: 'bad-character'; column: string; value: string }
  | { kind: 'not-a-choice'; column: string; value: string; choices: readonly string[] }
  | { kind: 'unknown-category'; column: string; value: string }
  | { kind: 'ambiguous-category'; column: string; value: string }
  | { kind: 'unknown-record'; column: string; value: string }
  | { kind: 'taken'; column: string; value: string }
  | { kind: 'repeated'; column: string; value: string; row: number }
  | { kind: 'max-below-min'; column: string; value: string; min: number }
  | { kind: 'english-incomplete'; column: string }
  | { kind: 'price-needed'; column: string }
  | { kind: 'struck-never-asked'; column: string; value: string }
  | { kind: 'no-default-variant'; column: string }
  | { kind: 'other-product'; column: string; value: string }
  | { kind: 'under-reserved'; column: string; value: string; reserved: number }
  | { kind: 'placeholder-lost'; column: string; value: string }
  | { kind: 'changed-since' }

export type RowFaultKind = RowFault['kind']
export type FileRefusalKind = FileRefusal['kind']
