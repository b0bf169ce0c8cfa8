const node = { version: 1, indent: 0, format: '', direction: null }
const textNode = (text: string) => ({
  type: 'text',
  version: 1,
  mode: 'normal',
  style: '',
  detail: 0,
  format: 0,
  text,
})
const paragraph = (children: object[]) => ({
  ...node,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children,
})

/** Rich text as the editor sends it, with these texts in paragraphs, headings, code and lists. */
export function richText(texts: readonly string[], more: readonly object[] = []) {
  const children = texts.map((text, at) => {
    if (at % 4 === 1) return { ...node, type: 'heading', tag: 'h2', children: [textNode(text)] }
    if (at % 4 === 2) return { ...node, type: 'quote', children: [textNode(text)] }
    if (at % 4 === 3) return paragraph([{ ...textNode(text), format: 16 }])
    return paragraph([textNode(text)])
  })
  return { root: { ...node, type: 'root', children: [...children, ...more] } }
}

/** A table whose cells carry styles, spans and heads as no editor makes them. */
const table = (text: string) => {
  const style = `red;background:url(javascript:hit())"onload="hit()`
  const cell = {
    ...{ ...node, type: 'tablecell', headerState: 3, colSpan: 1e9, rowSpan: text, width: text },
    ...{ backgroundColor: style, verticalAlign: style, children: [paragraph([textNode(text)])] },
  }
  return {
    ...{ ...node, type: 'table', colWidths: [text], rowStriping: text },
    children: [{ ...node, type: 'tablerow', height: text, children: [cell] }],
  }
}

/** Nodes that no editor's button makes. */
export function hostileNodes(url: string, text: string): object[] {
  const fields = { linkType: 'custom', url, newTab: true, doc: null }
  return [
    paragraph([{ ...node, type: 'link', version: 3, id: 'a1', fields, children: [textNode(text)] }]),
    paragraph([
      {
        ...node,
        type: 'autolink',
        version: 2,
        fields: { linkType: 'custom', url },
        children: [textNode(text)],
      },
    ]),
    { ...node, type: 'heading', tag: 'script', children: [textNode(`hit()`)] },
    { ...node, type: 'heading', tag: 'iframe srcdoc=x', children: [textNode(text)] },
    {
      ...node,
      type: 'list',
      tag: 'script',
      listType: 'bullet',
      start: 1,
      children: [{ ...node, type: 'listitem', value: 1, children: [textNode('hit()')] }],
    },
    { type: 'html', version: 1, html: text },
    { type: 'block', version: 2, fields: { blockType: 'html', id: 'b1', html: text } },
    { type: 'blocks', version: 2, fields: { blockType: 'constructor', id: 'b2' } },
    { type: 'block', version: 2, fields: { blockType: 'embed', id: 'b3', url, caption: text } },
    {
      ...{ type: 'block', version: 2 },
      fields: { blockType: 'collapsible', id: 'b4', heading: text, isOpen: true, body: richText([text]) },
    },
    table(text),
    paragraph([{ ...textNode(text), style: `background:url(javascript:hit())"onload="hit()` }]),
  ]
}
