/** Where a choice of the command bar leads, and what it is called. */
export type CommandTarget = { label: string; url: string; detail?: string | undefined }
