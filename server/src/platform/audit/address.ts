import { isIPv4 } from 'node:net'
import { networkOf } from '../http/network-address.ts'

/** Enough to tell an office from a stranger, too little to tell a device: IPv4 /24, IPv6 /48. */
export function truncateAddress(address: string): string {
  const network = networkOf(address)
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`
  const groups = network.split(':')
  return groups.length >= 4 ? `${groups.slice(0, 3).join(':')}::/48` : 'unknown'
}
