import { editUrl } from '#components/screen-urls.ts'

/** Where a version is shown beside what is published. */
export const compareUrl = (kind: string, id: number, versionId: number) =>
  `${editUrl(kind, id)}/versions/${versionId}`
