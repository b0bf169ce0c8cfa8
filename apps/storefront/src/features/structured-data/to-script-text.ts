/** JSON that can stand inside a script element: no text in it can end the element. */
export function toScriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
