const words = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** "$3,000" */
export function dollars(amount: number): string {
  return words.format(amount)
}
