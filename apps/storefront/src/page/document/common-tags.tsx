import { brandPictureUrl } from '../layout/brand-picture.ts'
import type { Site } from '../load/load-site.ts'

type CommonTagsProps = { site: Site; fonts: readonly string[] }

/** What is in every head: how it is read, how a browser and a phone show it, and its first font. */
export function CommonTags({ site: { shopName, brand }, fonts }: CommonTagsProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
      ))}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1b2124" />
      <meta name="application-name" content={shopName} />
      <meta name="format-detection" content="telephone=no" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {brand.mark ? <BrandIcons mark={brand.mark} /> : <ShippedIcons />}
    </>
  )
}

function ShippedIcons() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" sizes="any" />
      <link rel="icon" href="/icons/icon-192.png" type="image/png" sizes="192x192" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    </>
  )
}

function BrandIcons({ mark }: { mark: string }) {
  return (
    <>
      <link rel="icon" href={brandPictureUrl(mark, '32')} type="image/png" sizes="32x32" />
      <link rel="icon" href={brandPictureUrl(mark, '192')} type="image/png" sizes="192x192" />
      <link rel="apple-touch-icon" href={brandPictureUrl(mark, '180')} />
    </>
  )
}
