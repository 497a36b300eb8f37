import { channel } from 'node:diagnostics_channel';

/**
 * Moments between two steps of an order. A process may end at any of them, and the host must get its certificate
 * nevertheless: the tests subscribe to the channel and end the process there. Without a subscriber it costs nothing.
 */
export type CertificateCrashPoint =
  /** Order and key are stored; the authority does not know of it. */
  | 'order.stored'
  /** The authority has answered; where it keeps the order is not stored. */
  | 'order.answered'
  /** What the authority looks for is stored; it has not been asked to look. */
  | 'challenge.stored'
  | 'challenge.answered'
  /** That the authority will be asked to issue is stored. */
  | 'finalizing.stored'
  | 'finalize.answered'
  /** The certificate is here, and not stored. */
  | 'certificate.downloaded'
  | 'certificate.stored';

const CHANNEL = channel('linklet:certificates:crash-points');

export function certificateCrashPoint(name: CertificateCrashPoint): void {
  if (CHANNEL.hasSubscribers) CHANNEL.publish(name);
}
