import { editUrl } from '#components/screen-urls.ts'

export const REVIEWS_URL = '/dashboard/reviews'
export const WRITINGS_URL = '/dashboard/writings'

/** Where a version is shown beside what is published. */
export const compareUrl = (kind: string, id: number, versionId: number) =>
  `${editUrl(kind, id)}/versions/${versionId}`
