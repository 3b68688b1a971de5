// Loaded into a product under test before its own code: each SIGUSR2 moves its clock ten minutes and a second ahead.
const step = 10 * 60_000 + 1_000
const RealDate = globalThis.Date
let ahead = 0

process.on('SIGUSR2', () => {
  ahead += step
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
