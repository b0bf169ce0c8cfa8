/** The addresses of the three pages that most visits begin with, found as a visitor would find them. */
export async function findPages(origin: string): Promise<Record<string, string>> {
  const home = await (await fetch(origin)).text()
  const category = firstLink(home, /href="(\/category\/[^"#?]+)"/)
  const product = firstLink(await (await fetch(origin + category)).text(), /href="(\/product\/[^"#?]+)"/)
  return { home: origin, category: origin + category, product: origin + product }
}

function firstLink(html: string, form: RegExp): string {
  const found = form.exec(html)?.[1]
  if (!found) throw new Error(`no link of the form ${form} on the page: is the shop seeded?`)
  return found
}
