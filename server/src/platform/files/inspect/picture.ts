import sharp from 'sharp'
import { type Judged, refused } from './judged.ts'
import { pixelsMax, replacementMax } from './limits.ts'

// libvips can read some thirty formats; whatever our own look at the first bytes missed ends here.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
sharp.cache(false)
// There are as many processes as there should be busy cores.
sharp.concurrency(1)

type PictureType = 'image/png' | 'image/jpeg'

/** Phones and scanners often write JPEGs that merit a warning; what is cut short fails all the same. */
const failOn = 'error'
/** No difference can be seen in a photographed letter. */
export const jpegQuality = 90

/**
 * Opened and written anew: upright, in sRGB, without metadata and without whatever was hidden before, after or
 * between the pixels. An animated PNG becomes the still picture that it shows where animation is unknown.
 */
export async function judgePicture(bytes: Buffer, content_type: PictureType): Promise<Judged> {
  try {
    const { width, height, depth, space } = await sharp(bytes, { failOn, limitInputPixels: false }).metadata()
    if (width * height > pixelsMax) return refused('too_many_pixels')
    const picture = sharp(bytes, { failOn, limitInputPixels: pixelsMax }).autoOrient()
    if (content_type === 'image/jpeg')
      return keepPicture(content_type, await picture.jpeg({ quality: jpegQuality }).toBuffer())
    // A scan of 16 bits per channel stays one.
    if (depth === 'ushort') picture.toColourspace(space)
    return keepPicture(content_type, await picture.png({ adaptiveFiltering: true }).toBuffer())
  } catch {
    return refused('corrupt')
  }
}

export function keepPicture(content_type: PictureType, replacement: Buffer): Judged {
  if (replacement.length > replacementMax) return refused('too_many_pixels')
  return { ok: true, content_type, replacement }
}
