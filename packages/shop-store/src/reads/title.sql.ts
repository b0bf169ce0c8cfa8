/**
 * The title of variant `v` in one text: the product's and its own, each isolated (U+2068 … U+2069), so that a model in
 * Latin letters and a size in digits stay in their places whichever way the line around them runs.
 */
export function joinedTitle(product: string, variant: string): string {
  return `case when nullif(${variant}, '') is null then ${product}
    else concat(U&'\\2068', ${product}, U&'\\2069 · \\2068', ${variant}, U&'\\2069') end`
}
