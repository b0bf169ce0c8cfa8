import { describe, expect, it } from 'vitest'
import { newestInMajor, readRaises } from './groups.ts'

const namesOf = (args: string[]) => {
  const raises = readRaises(args)
  return typeof raises === 'string' ? raises : raises.map(({ group, version }) => `${group.name} ${version}`)
}

describe('what is to be raised', () => {
  it('is named by one package of its group', () => {
    expect(namesOf(['next@16.5.0', '@payloadcms/ui@3.91.0', 'payload@3.91.0', 'react-dom@19.4.0'])).toEqual([
      'next 16.5.0',
      'payload 3.91.0',
      'react 19.4.0',
    ])
  })

  it.each(['next', 'next@16', 'left-pad@1.0.0', 'react@latest'])('is not %s', (arg) => {
    expect(namesOf([arg])).toContain(`${arg} is not`)
  })

  it('is not raised to two versions at once', () => {
    expect(namesOf(['payload@3.91.0', '@payloadcms/ui@3.92.0'])).toBe('payload is raised to two versions')
  })

  it('is the newest release of the same major, where nothing is named', () => {
    const versions = ['16.4.6', '16.10.0', '16.9.2', '16.11.0-canary.3', '17.0.0']
    expect([newestInMajor(versions, '16.4.6'), newestInMajor([], '16.4.6')]).toEqual(['16.10.0', '16.4.6'])
  })
})
