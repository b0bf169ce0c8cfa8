type Refused = { ok: false; refusal: { kind: string; [part: string]: unknown } }

/** Calls one of the dashboard's own calls. A refusal is answered; whatever else goes wrong is `failed`, with the status of the answer, if there was one. */
export async function callEndpoint<Answer extends object>(
  path: string,
  body: object,
): Promise<({ ok: true } & Answer) | Refused> {
  const failed = { ok: false, refusal: { kind: 'failed' } } as const
  const answer = await fetch(`/cms-api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!answer) return failed
  const { status } = answer
  if (status !== 200 && status !== 409) return { ok: false, refusal: { kind: 'failed', status } }
  return answer.json().catch(() => failed)
}
