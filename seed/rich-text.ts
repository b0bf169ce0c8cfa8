const node = { version: 1, indent: 0, format: '', direction: null }

/** Plain paragraphs as the content platform keeps rich text. */
export function richTextOf(paragraphs: readonly string[]) {
  return {
    root: {
      ...node,
      type: 'root',
      children: paragraphs.map((text) => ({
        ...node,
        type: 'paragraph',
        textFormat: 0,
        textStyle: '',
        children: [{ type: 'text', version: 1, mode: 'normal', style: '', detail: 0, format: 0, text }],
      })),
    },
  }
}
