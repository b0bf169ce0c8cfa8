import { formInboxTexts as texts } from '@rasteh/messages/dashboard'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { escapeFormula } from '@rasteh/shop-core/import-export'
import type { Submission } from '@rasteh/shop-store/reads/form-inbox'
import { answerCell } from './say-answer.ts'

/**
 * The sheet of a form: a column for each field that anybody was ever asked for, under its latest label. What strangers wrote is
 * escaped, their labels too: no cell of it is a formula.
 */
export function toExportRows(submissions: readonly Submission[]): string[][] {
  const labels = new Map<string, string>()
  for (const { answers } of submissions)
    for (const { id, label } of answers) if (!labels.has(id)) labels.set(id, label)
  const heads = [texts.number, texts.sent, texts.state, ...labels.values(), texts.note]
  const rows = submissions.map((submission) => {
    const answers = new Map(submission.answers.map((answer) => [answer.id, answerCell(answer)]))
    return [
      String(submission.id),
      formatMoment(submission.createdAt, 'fa-IR'),
      texts.states[submission.state],
      ...Array.from(labels.keys(), (id) => answers.get(id) ?? ''),
      submission.note ?? '',
    ]
  })
  return [heads, ...rows].map((row) => row.map(escapeFormula))
}
