import { DNS_LIMITS, type DnsLimits } from '../../../../shared/dns/dns-client';
import { isPublicIp } from '../../../../shared/domain/public-host';

/** What questions about strangers' domains stand on; tests put another in its place. */
export interface DnsNetwork {
  readonly limits: DnsLimits;
  /** Of name servers of domains. */
  readonly authoritativePort: number;
  /** Whether a name server at this address may be asked. */
  isOpen(address: string): boolean;
}

export const INTERNET_DNS: DnsNetwork = { limits: DNS_LIMITS, authoritativePort: 53, isOpen: isPublicIp };
