/** A rule's answer: the value it allows, or the refusal that says why not. */
export type Outcome<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

/** Answers that the rule allows `value`. */
export function accept<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

/** Answers that the rule forbids it, with the data its message needs. */
export function refuse<Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal }
}
