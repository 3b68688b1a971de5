import sharp, { type Sharp } from 'sharp'
import { colourProfileOf, withColourProfile } from './colour-profile.ts'
import { type Judged, refused } from './judged.ts'
import { type HeifImage, libheif, type Pixels } from './libheif.ts'
import { pixelsMax } from './limits.ts'
import { jpegQuality, keepPicture } from './picture.ts'

/** One for all: it frees the last file when it takes the next. */
const decoder = new libheif.HeifDecoder()

/** An iPhone's photo becomes a JPEG, which every browser shows. libheif turns it upright by itself. */
export async function judgeHeic(bytes: Buffer): Promise<Judged> {
  let images: HeifImage[] = []
  try {
    images = decoder.decode(bytes)
    const image = images.find((each) => each.is_primary())
    if (!image) return refused('corrupt')
    if (image.get_width() * image.get_height() > pixelsMax) return refused('too_many_pixels')
    return keepPicture('image/jpeg', await makeJpeg(image))
  } catch (error) {
    // WebAssembly that has trapped is of no use any more. The process ends, and with it goes the file as corrupt.
    if (error instanceof Error && error.name === 'RuntimeError') process.exit(1)
    return refused('corrupt')
  } finally {
    for (const image of images) image.free()
  }
}

function makeJpeg(image: HeifImage): Promise<Buffer> {
  const profile = colourProfileOf(image)
  const jpeg = { quality: jpegQuality }
  if (!profile) return drawing(image).then((picture) => picture.jpeg(jpeg).toBuffer())
  // Step by step, so that none of some 200 MB is held longer than it is needed.
  return drawing(image)
    .then((picture) => picture.png({ compressionLevel: 0 }).toBuffer())
    .then((png) => withColourProfile(png, profile))
    .then((png) => sharp(png, { limitInputPixels: pixelsMax }).jpeg(jpeg).toBuffer())
}

async function drawing(image: HeifImage): Promise<Sharp> {
  const width = image.get_width()
  const height = image.get_height()
  const data = new Uint8ClampedArray(width * height * 4)
  const pixels = await new Promise<Pixels | null>((resolve) =>
    image.display({ data, width, height }, resolve),
  )
  if (!pixels) throw new Error('libheif cannot decode it')
  return sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#fff' })
}
