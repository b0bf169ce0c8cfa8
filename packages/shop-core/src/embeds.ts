export { EMBED_SERVICES, type Embed, type EmbedService, embedUrls, toEmbed } from './embeds/to-embed.ts'
