import { crc32, deflateSync } from 'node:zlib'
import { type HeifImage, libheif } from './libheif.ts'

/** Those of cameras have some hundred bytes. */
const profileMax = 65_536
const signatureAndHeader = 8 + 25

/** The ICC profile of a HEIC photo: iPhones use Display P3, whose numbers look pale when read as sRGB. */
export function colourProfileOf(image: HeifImage): Buffer | undefined {
  const handle = image.handle.$$.ptr
  const size = libheif._heif_image_handle_get_raw_color_profile_size(handle)
  if (size === 0 || size > profileMax) return undefined
  // The C function answers with a struct of three words, the first of which is 0 when all went well.
  const error = libheif._malloc(12)
  const target = libheif._malloc(size)
  libheif._heif_image_handle_get_raw_color_profile(error, handle, target)
  const profile = libheif.HEAP32[error / 4] === 0 ? libheif.HEAPU8.slice(target, target + size) : undefined
  libheif._free(target)
  libheif._free(error)
  return profile && Buffer.from(profile)
}

/** sharp takes a profile only as part of a picture, so it goes into the PNG that carries the pixels there. */
export function withColourProfile(png: Buffer, profile: Buffer): Buffer {
  const name = Buffer.from('iCCPcamera\0\0', 'latin1')
  const body = Buffer.concat([name, deflateSync(profile)])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([png.subarray(0, signatureAndHeader), chunk, png.subarray(signatureAndHeader)])
}
