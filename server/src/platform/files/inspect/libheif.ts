import { createRequire } from 'node:module'

/** The part of libheif that is used here; the package has no types for its bundle. */
export interface HeifImage {
  /** `$$.ptr` is the C handle behind it. */
  readonly handle: { readonly $$: { readonly ptr: number } }
  get_width(): number
  get_height(): number
  is_primary(): boolean
  /** Fills `data`, turned and mirrored as the file says; calls back with null where it cannot. */
  display(target: Pixels, done: (pixels: Pixels | null) => void): void
  free(): void
}

export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

interface LibHeif {
  readonly HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] }
  readonly HEAPU8: Uint8Array
  readonly HEAP32: Int32Array
  _malloc(bytes: number): number
  _free(pointer: number): void
  _heif_image_handle_get_raw_color_profile_size(handle: number): number
  _heif_image_handle_get_raw_color_profile(error: number, handle: number, target: number): void
}

export const libheif: LibHeif = createRequire(import.meta.url)('libheif-js/wasm-bundle.js')
