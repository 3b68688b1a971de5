import { constants, setPriority } from 'node:os'
import { hashSync, verifySync } from '@node-rs/argon2'

/** Argon2id (the library's default), 64 MiB, 3 passes, 1 lane. */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const

// Whoever signs in waits a little longer on a busy machine, rather than everybody else. Only Linux gives each thread a
// priority of its own; elsewhere this would slow down the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

export const hash = (password: string): string => hashSync(password, cost)

export const verify = ({ stored, password }: { stored: string; password: string }): boolean =>
  verifySync(stored, password)
