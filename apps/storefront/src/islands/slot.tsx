/**
 * Markup that the server put inside an island. The browser takes it from the page as it is and never renders it;
 * islands in it are hydrated on their own.
 */
export function Slot({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it on the server.
  return <rasteh-slot suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
