/** What a machine itself sets, for its certificates and its way to a registry. None of it is a setting of the shop. */
const OF_THE_MACHINE =
  /^(PATH|HOME|LANG|USER|TMPDIR|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|CURL_CA_BUNDLE|GIT_SSL_CAINFO|(https?|no)_proxy)$/i

/** The environment of somebody who has just cloned the repository: nothing of the shop is set in it. */
export function bareEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const own = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value && OF_THE_MACHINE.test(name) ? [[name, value]] : [],
    ),
  )
  // Next's types ask for NODE_ENV everywhere; it is a setting like the others.
  return own as NodeJS.ProcessEnv
}
