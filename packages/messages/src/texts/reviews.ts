import type { Texts } from '../catalogue/text.ts'

/** The mails by which the two sides of a review hear of each other. */
export const reviewMailTexts = {
  ReviewAskedMailSubject: { fa: 'برای بازبینی: «{title}»', en: 'For review: “{title}”' },
  ReviewAskedMailText: {
    fa: '{name} نوشتهٔ «{title}» را برای بازبینی فرستاده است:\n{link}',
    en: '{name} has sent “{title}” for review:\n{link}',
  },
  ReviewApprovedMailSubject: { fa: '«{title}» منتشر شد', en: '“{title}” is published' },
  ReviewApprovedMailText: {
    fa: '{name} نوشتهٔ «{title}» را تأیید و منتشر کرد:\n{link}',
    en: '{name} has approved and published “{title}”:\n{link}',
  },
  ReviewRefusedMailSubject: { fa: '«{title}» با یادداشت برگشت', en: '“{title}” came back with a note' },
  ReviewRefusedMailText: {
    fa: '{name} نوشتهٔ «{title}» را با یادداشت برگرداند. یادداشت را در پیشخان ببینید:\n{link}',
    en: '{name} has sent “{title}” back with a note. Read it in the dashboard:\n{link}',
  },
} as const satisfies Texts
