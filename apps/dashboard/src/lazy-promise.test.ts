import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { lazyPromise } from './lazy-promise.ts'

it('begins when somebody first waits, and once for everybody', async () => {
  let begun = 0
  const promise = lazyPromise(async () => {
    begun += 1
    return 'ready'
  })
  expect(begun).toBe(0)
  expect(await Promise.all([promise, promise, promise.finally(() => {})])).toEqual([
    'ready',
    'ready',
    'ready',
  ])
  expect(begun).toBe(1)
})

it('hands an error to whoever waits', async () => {
  const promise = lazyPromise(() => Promise.reject(new Error('no settings')))
  await expect(promise).rejects.toThrow('no settings')
  expect(await promise.catch(() => 'caught')).toBe('caught')
})

it('lets a build import the content platform without one setting, and a start name what is missing', {
  timeout: 120_000,
}, () => {
  const program = `const { default: config } = await import('./payload.config.ts')
    console.log('imported')
    await config.then(() => console.log('opened'), (error) => console.log(error.name))
    process.exit(0)`
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    env: { PATH: process.env.PATH } as unknown as NodeJS.ProcessEnv,
    encoding: 'utf8',
  })
  expect(said).toBe('imported\nSettingsFault\n')
})
