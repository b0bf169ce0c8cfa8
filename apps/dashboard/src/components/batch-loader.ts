/**
 * Gathers what the cells of one answer ask for before the first of them is looked up, so that a page of a list costs one
 * statement. Made for each answer, by React's `cache`.
 */
export function batchLoader<Key, Found>(load: (keys: readonly Key[]) => Promise<Found>) {
  let asked: Key[] = []
  let answer: Promise<Found> | null = null
  return (key: Key): Promise<Found> => {
    asked.push(key)
    answer ??= new Promise((gathered) => setImmediate(gathered)).then(() => {
      const keys = asked
      asked = []
      answer = null
      return load(keys)
    })
    return answer
  }
}
