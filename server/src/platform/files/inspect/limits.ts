/**
 * The largest phone cameras people own take 48 to 50 megapixels. Opened, the pixels alone are
 * 150 to 200 MB; a file of a few kilobytes must not ask more of a small server.
 */
export const pixelsMax = 50_000_000

/** A new picture is about as large as the one it replaces; this only stops what has grown beyond reason. Bytes. */
export const replacementMax = 100 * 1_048_576
