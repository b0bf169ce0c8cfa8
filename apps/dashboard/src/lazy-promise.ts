/**
 * A promise whose work begins when it is first awaited, and only once. Importing a module that makes one reads no
 * setting and opens nothing: a build imports every module without ever waiting.
 */
export function lazyPromise<Value>(begin: () => Promise<Value>): Promise<Value> {
  let begun: Promise<Value> | undefined
  const once = () => {
    begun ??= begin()
    return begun
  }
  return {
    // biome-ignore lint/suspicious/noThenProperty: it is awaited like the promise that it replaces
    then: (onValue, onError) => once().then(onValue, onError),
    catch: (onError) => once().catch(onError),
    finally: (onEnd) => once().finally(onEnd),
    [Symbol.toStringTag]: 'Promise',
  }
}
