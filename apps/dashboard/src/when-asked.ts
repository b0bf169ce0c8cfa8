/**
 * A promise whose work begins when somebody first waits for it, and only once. Importing a module that makes one reads no
 * setting and opens nothing: a build imports every module without ever waiting.
 */
export function whenAsked<Value>(begin: () => Promise<Value>): Promise<Value> {
  let begun: Promise<Value> | undefined
  const once = () => {
    begun ??= begin()
    return begun
  }
  return {
    // biome-ignore lint/suspicious/noThenProperty: whoever waits for it takes it for the promise that it stands for
    then: (onValue, onError) => once().then(onValue, onError),
    catch: (onError) => once().catch(onError),
    finally: (onEnd) => once().finally(onEnd),
    [Symbol.toStringTag]: 'Promise',
  }
}
