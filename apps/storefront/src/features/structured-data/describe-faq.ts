type Question = { title?: string | null; text?: string | null }

/** Questions and answers as search engines read them; one without an answer is left out. */
export function describeFaq(questions: readonly Question[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.flatMap(({ title, text }) =>
      title && text
        ? [{ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text } }]
        : [],
    ),
  }
}
