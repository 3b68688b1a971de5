import * as z from 'zod/mini'

/** Pages of the admin lists. */
export const adminPageSize = 50
export const adminPageMax = 100

export const wholeNumber = (sentence: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/, sentence)),
    z.transform((text: string) => Number(text)),
  )

export const pageLimit = (max: number) =>
  wholeNumber('limit must be a whole number.').check(
    z.refine((count) => count >= 1 && count <= max, `limit must be from 1 to ${max}.`),
  )
