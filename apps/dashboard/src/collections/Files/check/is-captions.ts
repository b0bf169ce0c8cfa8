const HEAD = /^WEBVTT(?:[ \t\r\n]|$)/

/** Says whether these bytes are captions of a video: text from the first byte to the last, with their name before it. */
export function isCaptions(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return HEAD.test(text) && !text.includes('\0')
  } catch {
    return false
  }
}
