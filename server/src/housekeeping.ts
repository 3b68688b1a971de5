import { rememberSeconds } from './features/auth/devices/recognise.ts'
import { deleteOldDevices } from './features/auth/devices/store.ts'
import { deleteExpiredSteps } from './features/auth/second-step/step-store.ts'
import { deleteExpired } from './features/auth/store.ts'
import { deleteExpiredTickets } from './features/chat/tickets.ts'
import { deleteExpiredDrafts } from './features/claims/draft-store.ts'
import { tellAboutRefusedFile } from './features/documents/refused-file.ts'
import type { OpenParts } from './parts.ts'
import { after, hours, minutes, seconds } from './platform/clock.ts'
import { describeError } from './platform/describe-error.ts'
import { sweepRateLimits } from './platform/rate-limits.ts'
import { scanHeld } from './platform/uploads/scan-held.ts'
import { sweepFiles } from './platform/uploads/sweep-files.ts'

/** Every node sweeps now and then what is past its time; sweeping twice does no harm. */
export function startHousekeeping(parts: OpenParts): { stop(): void } {
  const { database, clock, log } = parts
  const deps = { ...parts, orm: database.orm }
  const tasks = [
    every(minutes(10), async () => {
      await deleteExpired(database.orm, clock())
      await deleteExpiredSteps(database.orm, clock())
      await deleteOldDevices(database.orm, {
        now: clock(),
        unseenSince: after(clock(), -seconds(rememberSeconds)),
      })
      await deleteExpiredDrafts(database.orm, clock())
      await deleteExpiredTickets(database.orm, clock())
      await sweepRateLimits(database.pool, clock())
    }),
    every(hours(6), async () => void (await sweepFiles(deps))),
    every(minutes(1), () => scanHeld(deps, (file) => tellAboutRefusedFile(deps, file))),
  ]
  // What a killed process left is swept soon after the next start, without slowing the start itself.
  const first = setTimeout(() => run(async () => void (await sweepFiles(deps))), minutes(1)).unref()

  function every(pace: number, task: () => Promise<void>) {
    let running = false
    // Nodes that started together drift apart.
    return setInterval(
      async () => {
        if (running) return
        running = true
        await run(task)
        running = false
      },
      pace * (1 + Math.random() / 2),
    ).unref()
  }

  function run(task: () => Promise<void>): Promise<void> {
    return task().catch((error: unknown) => log.warn({ err: describeError(error) }, 'housekeeping failed'))
  }

  return {
    stop: () => {
      clearTimeout(first)
      for (const task of tasks) clearInterval(task)
    },
  }
}
