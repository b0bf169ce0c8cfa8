import { describe, expect, it } from 'vitest'
import { builtConfig, collectionOf } from './built-config.ts'
import { platformScripts } from './platform-files.ts'
import { wrapPublishButton } from './publish-button.ts'

const buttonOf = ({ admin }: ReturnType<typeof collectionOf>) => admin.components?.edit?.PublishButton

describe('the publish button', () => {
  it('would still offer to end the publication of what was never published', () => {
    const button = platformScripts('@payloadcms/ui/dist/elements/PublishButton/index.js')
    expect(button).toMatch(/hasNewerVersions = unpublishedVersionCount > 0/)
    expect(button).toMatch(/defaultType: !hasNewerVersions \? 'unpublish' : 'publish'/)
  })

  it('is ours where publishing can be scheduled, and only there', async () => {
    const config = wrapPublishButton(await builtConfig())
    expect(buttonOf(collectionOf(config, 'pages'))).toMatch(/#PublishButton$/)
    expect(buttonOf(collectionOf(config, 'customers'))).toBeUndefined()
  })
})
