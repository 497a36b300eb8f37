import { withoutTrailingDot } from '../domain/public-host';

/** The host as resolvers and certificates know it: an IPv6 address without brackets, a name without its last dot. */
export const bareHost = ({ hostname }: URL): string =>
  withoutTrailingDot(hostname.startsWith('[') ? hostname.slice(1, -1) : hostname);
