// Loaded into a server under test before its own code: SIGUSR2 sets its clock ahead by the next of CLOCK_JUMPS
// (milliseconds, one after the other), as a wrong time server would.
const jumps = (process.env.CLOCK_JUMPS ?? '').split(',').map(Number)
const RealDate = globalThis.Date
let ahead = 0

process.on('SIGUSR2', () => {
  ahead = jumps.shift() ?? 0
  process.stdout.write(`clock ahead by ${ahead}\n`)
})

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead)
    else super(...given)
  }

  static now() {
    return RealDate.now() + ahead
  }
}
