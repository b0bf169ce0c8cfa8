/** Puts the given values, URL-encoded, in place of a path's `:name` parts. A part without a value throws: it is a bug. */
export function fillPath(path: string, values: Readonly<Record<string, string | number>>): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for "${name}" of ${path}`)
    return encodeURIComponent(value)
  })
}
