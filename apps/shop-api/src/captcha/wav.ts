/** How the digits were recorded and are served: one channel of eight bits, as small as a voice may be. */
export const SAMPLES_A_SECOND = 11_025
export const WAV_HEADER_BYTES = 44

/** Puts samples of eight bits into a WAV file, which every browser plays. */
export function toWav(samples: Uint8Array): Buffer {
  const header = Buffer.alloc(WAV_HEADER_BYTES)
  header.write('RIFF', 0)
  header.writeUInt32LE(WAV_HEADER_BYTES - 8 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(SAMPLES_A_SECOND, 24)
  header.writeUInt32LE(SAMPLES_A_SECOND, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}
