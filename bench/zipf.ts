/** Draws a place by Zipf's law with exponent 1: the first is chosen twice as often as the second. */
export function zipf(places: number): () => number {
  const sums: number[] = []
  let sum = 0
  for (let place = 1; place <= places; place += 1) {
    sum += 1 / place
    sums.push(sum)
  }
  return () => {
    const wanted = Math.random() * sum
    let [low, high] = [0, places - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}
